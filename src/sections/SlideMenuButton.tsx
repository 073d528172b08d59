import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useFrame } from './Frame.tsx';

const load = () => import('./SlideMenu.tsx');
const SlideMenu = lazy(load);

/**
 * The menu button of small screens. Without script it is a link to the footer's list of pages; the menu is
 * downloaded at the first sign of interest.
 */
export function SlideMenuButton({ icon }: { icon: ReactNode }) {
  const { words } = useFrame();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === pathname;
  return (
    <>
      <a
        className="burger"
        href="#pages"
        role="button"
        aria-label={words.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={load}
        onFocus={load}
        onClick={(event) => {
          event.preventDefault();
          setOpenOn(pathname);
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpenOn(pathname);
        }}
      >
        {icon}
      </a>
      {openOn !== null && (
        <Suspense>
          <SlideMenu open={open} onOpenChange={(next) => setOpenOn(next ? pathname : '')} />
        </Suspense>
      )}
    </>
  );
}
