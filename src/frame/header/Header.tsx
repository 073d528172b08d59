import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { barPages, hasSubmenu, type PageId } from '../../site/pages.ts';
import { pageAt } from '../../site/paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { useScrolledPast } from '../../ui/useScrolledPast.ts';
import { BarSubmenu, useSubmenu } from './BarSubmenu.tsx';
import './Header.css';
import { useFrame } from '../Frame.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { PageLink } from '../text/PageLink.tsx';
import { SlideMenuButton } from './SlideMenuButton.tsx';
import { Wordmark } from '../Wordmark.tsx';

/** docs/specification.md, "Bars and menus": the bar turns solid beyond this many pixels of scroll. */
const solidBeyond = 50;

/** The bar at the top. Over a photo hero it is transparent until the page is scrolled (Header.css asks the page). */
export function Header() {
  const { words } = useFrame();
  const scrolled = useScrolledPast(solidBeyond);
  return (
    <header className="bar" data-scrolled={scrolled}>
      <div className="grid">
        <div className="bar__in">
          <PageLink to="home" className="brand" aria-label={words.homeLink}>
            <Wordmark />
          </PageLink>
          <BarMenu />
          <LanguageSwitch />
          <PageLink to="contact" className={`${buttonClass({ size: 'sm' })} bar__enquire`}>
            <span>{words.enquire}</span>
          </PageLink>
          <SlideMenuButton icon={<MenuIcon className="icon" aria-hidden="true" />} />
        </div>
      </div>
    </header>
  );
}

function BarMenu() {
  const { words } = useFrame();
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const submenu = useSubmenu();
  const [openMenu, setOpenMenu] = useState<{ page: PageId; path: string } | null>(null);
  return (
    <nav className="menu" aria-label={words.mainMenu}>
      {barPages.map((page) =>
        hasSubmenu(page) ? (
          <BarSubmenu
            key={page}
            submenu={submenu}
            page={page}
            current={current}
            // A menu belongs to the address it was opened on, so that any route change closes it.
            open={openMenu?.page === page && openMenu.path === pathname}
            // A press on another word opens that menu first and then dismisses this one: leave the other open.
            onOpenChange={(open) => setOpenMenu((menu) => (open ? { page, path: pathname } : menu?.page === page ? null : menu))}
          />
        ) : (
          <PageLink key={page} to={page} className="menu__link" aria-current={page === current ? 'page' : undefined}>
            {words.pages[page]}
          </PageLink>
        ),
      )}
    </nav>
  );
}
