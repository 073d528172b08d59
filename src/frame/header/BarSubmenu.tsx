import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { pageRow, type PageId, type ParentId } from '../../site/pages.ts';
import { pathOf } from '../../site/paths.ts';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { useOnDemand } from '../../ui/hooks/useOnDemand.ts';
import { useFrame } from '../Frame.tsx';
import { tw } from '../../ui/tw.ts';
import './BarSubmenu.css';

/** Where the bar has its menu: from the breakpoint `xl` on (Header.tsx). */
const wide = '(min-width: 1200px)';

const load = () => import('./Submenu.tsx');

/** The menu behind all such words, for the bar to hand to each; downloaded when the bar is there and the browser is idle. */
export const useSubmenu = () => useOnDemand(load, { early: wide });

/** A word of the bar's menu, with a line under it (BarSubmenu.css). */
export const menuWord = tw`menu__link relative inline-flex min-h-touch items-center gap-[5px] text-small font-[480] whitespace-nowrap`;

type Props = {
  submenu: ReturnType<typeof useSubmenu>;
  page: ParentId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A menu word with a submenu: before and without script, and where the menu cannot be downloaded, a link to its page. */
export function BarSubmenu({ submenu: [Submenu, want], page, current, open, onOpenChange }: Props) {
  const { language, words } = useFrame();
  const navigate = useNavigate();
  const word = useRef<HTMLAnchorElement>(null);
  const path = pathOf(page, language);

  const openMenu = async () => {
    onOpenChange(true);
    // Who has pressed something else since goes there.
    if ((await want()) || word.current?.getAttribute('aria-expanded') !== 'true') return;
    onOpenChange(false);
    void navigate(path, { viewTransition: true });
  };

  return (
    <div className="relative inline-flex">
      <ActionLink
        ref={word}
        href={path}
        className={menuWord}
        data-here={(current && [current, pageRow(current).parent].includes(page)) || undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
        onPress={open ? () => onOpenChange(false) : openMenu}
      >
        {words.pages[page]}
        <ChevronDown className="icon mt-[2px] size-1.5 [transition:transform_var(--medium)_var(--ease)] in-aria-expanded:[transform:rotate(180deg)]" />
      </ActionLink>
      {Submenu && (
        <Submenu
          word={word}
          page={page}
          current={current}
          open={open}
          onOpenChange={onOpenChange}
        />
      )}
    </div>
  );
}
