import { ChevronDown } from 'lucide-react';
import { submenuOf, type PageId } from '../site/pages.ts';
import { pathOf } from '../site/paths.ts';
import { useFrame } from './Frame.tsx';

export type BarSubmenuProps = {
  page: PageId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** What the plain link and the menu's trigger have in common. */
export const useTriggerProps = ({ page, current, open }: Pick<BarSubmenuProps, 'page' | 'current' | 'open'>) => {
  const { language } = useFrame();
  const isHere = current === page || (current !== undefined && submenuOf(page).includes(current));
  return {
    href: pathOf(page, language),
    role: 'button',
    className: 'menu__link',
    'data-here': isHere || undefined,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
  } as const;
};

export function TriggerWords({ page }: { page: PageId }) {
  const { words } = useFrame();
  return (
    <>
      {words.pages[page]}
      <ChevronDown className="icon" aria-hidden="true" />
    </>
  );
}
