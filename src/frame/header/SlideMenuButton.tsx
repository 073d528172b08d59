import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { openedOf, useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { useOnDemand } from '../../ui/hooks/useOnDemand.ts';
import { useFrame } from '../Frame.tsx';

/** Where the bar has no room for its menu: below the breakpoint `xl` (Header.tsx). */
const narrow = '(max-width: 1199.98px)';

const load = () => import('./SlideMenu.tsx');

/** The footer's list of pages. */
const pagesHash = '#pages';

const menu = 'menu';
const menuNow = openedOf([menu]);

/**
 * The menu button of small screens. Without script, and where the menu cannot be downloaded, it is a link to the
 * footer's list of pages; the menu is downloaded at the first sign of interest.
 */
export function SlideMenuButton({ icon }: { icon: ReactNode }) {
  const { words } = useFrame();
  const [SlideMenu, want] = useOnDemand(load, { early: narrow });
  const { opened, open, close, leave } = useCloseOnBack(menuNow);
  const isOpen = opened !== null;
  const loadMenu = useEffectEvent(
    async () =>
      (await want()) || leave(window.location.pathname + window.location.search + pagesHash),
  );
  useEffect(() => {
    if (isOpen) void loadMenu();
  }, [isOpen]);
  return (
    <>
      <ActionLink
        className="mr-[-10px] grid size-touch flex-none place-items-center xl:hidden"
        href={pagesHash}
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onPress={() => open(menu)}
      >
        {icon}
      </ActionLink>
      {SlideMenu && <SlideMenu open={isOpen} onClose={close} onNavigate={leave} />}
    </>
  );
}
