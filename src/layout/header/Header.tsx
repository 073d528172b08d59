import { ButtonLink } from '../../components/ButtonLink.tsx';
import { useCurrentPage } from '../../components/hooks/useCurrentPage.ts';
import { useScrolledPast } from '../../components/hooks/useScrolledPast.ts';
import { useLocale } from '../../components/Locale.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { Wordmark } from '../../components/Wordmark.tsx';
import { hasSubmenu, headerPages } from '../../site/pages.ts';
import { HeaderSubmenu, menuItemClass } from './HeaderSubmenu.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { SlideMenu } from './SlideMenu.tsx';
import './Header.css';

/** Pixels of scroll (docs/specification.md, "Bars and menus"). */
const scrollThreshold = 50;

/** Over the photo of a hero the header is transparent (Header.css). */
export function Header() {
  const { messages } = useLocale();
  const scrolled = useScrolledPast(scrollThreshold);
  return (
    <header className="site-header inset-x-0 top-0 z-10 pt-safe" data-scrolled={scrolled}>
      <div className="page-grid">
        {/* The Greek menu just fits one row at 1200 px. */}
        <div className="flex min-h-header items-center gap-4">
          <Wordmark />
          <HeaderMenu />
          <LanguageSwitch />
          <ButtonLink to="contact" size="sm" className="flex-none max-xl:hidden">
            {messages.enquire}
          </ButtonLink>
          <SlideMenu />
        </div>
      </div>
    </header>
  );
}

function HeaderMenu() {
  const { messages } = useLocale();
  const current = useCurrentPage();
  return (
    // Large letters need two rows.
    <nav className="site-menu max-xl:hidden" aria-label={messages.mainMenu}>
      {headerPages.map((page) =>
        hasSubmenu(page) ? (
          <HeaderSubmenu key={page} page={page} />
        ) : (
          <PageLink
            key={page}
            to={page}
            className={menuItemClass}
            aria-current={page === current ? 'page' : undefined}
          >
            {messages.pages[page]}
          </PageLink>
        ),
      )}
    </nav>
  );
}
