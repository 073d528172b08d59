import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ActionLink } from '../../ui/ActionLink.tsx';
import { useOnDemand } from '../../ui/hooks/useOnDemand.ts';
import { useFrame } from '../Frame.tsx';

/** Where the bar has no room for its menu: below the breakpoint `xl` (Header.tsx). */
const narrow = '(max-width: 1199.98px)';

const load = () => import('./SlideMenu.tsx');

/** The footer's list of pages. */
const pagesHash = '#pages';

/**
 * The menu button of small screens. Without script, and where the menu cannot be downloaded, it is a link to the
 * footer's list of pages; the menu is downloaded at the first sign of interest.
 */
export function SlideMenuButton({ icon }: { icon: ReactNode }) {
  const { words } = useFrame();
  const { pathname } = useLocation();
  const [SlideMenu, want] = useOnDemand(load, { early: narrow });
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  const openMenu = async () => {
    setOpenOn(pathname);
    if (await want()) return;
    setOpenOn(null);
    window.location.hash = pagesHash;
  };
  return (
    <>
      <ActionLink
        className="mr-[-10px] grid size-touch flex-none place-items-center xl:hidden"
        href={pagesHash}
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={want}
        onFocus={want}
        onPress={openMenu}
      >
        {icon}
      </ActionLink>
      {SlideMenu && openOn !== null && <SlideMenu open={open} onOpenChange={(next) => setOpenOn(next ? pathname : '')} />}
    </>
  );
}
