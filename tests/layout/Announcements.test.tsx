import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LocaleProvider } from '../../src/components/Locale.tsx';
import { Announcements } from '../../src/layout/Announcements.tsx';
import type { Language } from '../../src/site/languages.ts';
import { getPath, type PageId } from '../../src/site/pages.ts';
import { layoutMessages, renderInLayout } from '../support/renderInLayout.tsx';

const builtOn = '2027-05-01';
const announcements = [
  {
    text: 'Ανοιχτά *σήμερα*, [γράψτε μας](contact).',
    until: '2027-05-09',
    pages: ['home' as const],
  },
  { text: 'Σε όλες τις σελίδες.', until: '2027-06-30' },
];

const element = (language: Language) => (
  <LocaleProvider
    language={language}
    messages={{ ...layoutMessages[language], builtOn, announcements }}
  >
    <Announcements />
  </LocaleProvider>
);

/** Noon at the venue. */
const renderPage = (day: string, id: PageId) => {
  vi.useFakeTimers({ now: new Date(`${day}T10:00Z`), toFake: ['Date'] });
  renderInLayout(element('el'), { at: getPath(id, 'el') });
  const region = screen.queryByRole('region', { name: layoutMessages.el.announcement });
  return [...(region?.querySelectorAll('p') ?? [])].map((text) => text.textContent);
};

it('shows the announcements of the page and those of all pages', () => {
  expect(renderPage('2027-05-02', 'home')).toEqual([
    'Ανοιχτά σήμερα, γράψτε μας.',
    'Σε όλες τις σελίδες.',
  ]);
});

it('does not show those of other pages', () => {
  expect(renderPage('2027-05-02', 'gallery')).toEqual(['Σε όλες τις σελίδες.']);
});

it('shows an announcement on its last day, and not the day after', () => {
  expect(renderPage('2027-05-09', 'home')).toHaveLength(2);
  document.body.replaceChildren();
  expect(renderPage('2027-05-10', 'home')).toHaveLength(1);
});

it('leaves no trace when all are over', () => {
  expect(renderPage('2027-07-01', 'home')).toEqual([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('is in the static page, and hydrates to the same', async () => {
  vi.useFakeTimers({ now: new Date(`${builtOn}T10:00Z`), toFake: ['Date'] });
  const page = <StaticRouter location="/">{element('el')}</StaticRouter>;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const written = root.innerHTML;
  expect(written).toContain('href="/contact"');
  await act(async () => void hydrateRoot(root, page));
  expect(root.innerHTML).toBe(written);
});
