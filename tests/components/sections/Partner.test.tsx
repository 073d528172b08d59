import { expect, it, vi } from 'vitest';
import { PartnerLogo } from '../../../src/components/sections/Partner.tsx';
import { renderInLayout } from '../../support/renderInLayout.tsx';

vi.mock('../../../src/content/facts/partners.json', async (original) => {
  const { localize } = await import('../../support/localized.ts');
  const { default: file } = await original<{ default: Record<string, object> }>();
  return {
    default: {
      ...file,
      catering: { ...file['catering'], name: localize('Ρίγανη', 'Rigani'), logo: undefined },
      dj: { ...file['dj'], logo: '/partners/new.webp' },
    },
  };
});

it('sets the name of a partner in letters if there is no logo', () => {
  const { container } = renderInLayout(<PartnerLogo partner="catering" label="Ρίγανη, κουζίνα" />);
  const logo = container.querySelector('[role="img"]')!;
  expect(logo).toHaveTextContent('Ρίγανη');
  expect(logo).toHaveAccessibleName('Ρίγανη, κουζίνα');
});

it('shows the logo of the facts instead of the name', () => {
  const { container } = renderInLayout(<PartnerLogo partner="dj" label="DJ" />);
  const logo = container.querySelector<HTMLElement>('[role="img"]')!;
  expect(logo).toBeEmptyDOMElement();
  expect(logo.style.getPropertyValue('--logo')).toBe('url(/partners/new.webp)');
});
