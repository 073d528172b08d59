import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { pageRow, type PageId, type ParentId } from '../../site/pages.ts';
import { pathOf } from '../../site/paths.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { Submenu } from './Submenu.tsx';
import { tw } from '../../components/tw.ts';

export const menuItem = tw`menu__link relative inline-flex min-h-touch items-center gap-0.625 text-small font-480 whitespace-nowrap`;

type Props = {
  page: ParentId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A plain link before hydration. */
export function HeaderSubmenu({ page, current, open, onOpenChange }: Props) {
  const { language, messages } = useLocale();
  const word = useRef<HTMLAnchorElement>(null);
  return (
    <div className="relative inline-flex">
      <ActionLink
        ref={word}
        href={pathOf(page, language)}
        className={menuItem}
        data-here={(current && [current, pageRow(current).parent].includes(page)) || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onPress={() => onOpenChange(!open)}
      >
        {messages.pages[page]}
        <ChevronDown className="icon mt-0.25 size-1.5 transition-transform duration-medium in-aria-expanded:rotate-180" />
      </ActionLink>
      <Submenu word={word} page={page} current={current} open={open} onOpenChange={onOpenChange} />
    </div>
  );
}
