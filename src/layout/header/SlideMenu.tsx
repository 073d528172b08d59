import * as Dialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import { Menu as MenuIcon, Minus, Phone, Plus, X } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { getButtonClass, iconButtonClass } from '../../components/Button.tsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { createOpenIdFinder, useCloseOnBack } from '../../components/hooks/useCloseOnBack.ts';
import { useCurrentPage } from '../../components/hooks/useCurrentPage.ts';
import { useFocusReturn } from '../../components/hooks/useFocusReturn.ts';
import { useLocale } from '../../components/Locale.tsx';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { createPressHandler } from '../../components/text/createPressHandler.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import { tw } from '../../components/tw.ts';
import { Wordmark } from '../../components/Wordmark.tsx';
import { venue } from '../../facts/venue/venue.ts';
import { getSubmenu, hasSubmenu, menuPages, pages, type PageId } from '../../site/pages.ts';
import { ignoreToasts } from '../Toasts.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const menuId = 'menu';
const findOpenMenu = createOpenIdFinder([menuId]);

/** Before hydration it links to the list of pages in the footer. */
export function SlideMenu() {
  const { messages } = useLocale();
  const { opened, open, close, leave } = useCloseOnBack(findOpenMenu);
  const isOpen = opened !== null;
  const focusReturn = useFocusReturn();
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    // A link to the other language keeps the scroll position.
    if (link)
      createPressHandler(() => leave(link.getAttribute('href')!, link.hreflang !== ''))(event);
  };
  return (
    <>
      <ActionLink
        className={clsx(iconButtonClass, '-mr-2 xl:hidden')}
        href="#pages"
        aria-label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => open(menuId)}
      >
        <MenuIcon className="icon size-6" />
      </ActionLink>
      <Dialog.Root open={isOpen} onOpenChange={close}>
        <Dialog.Portal>
          <Dialog.Overlay />
          <Dialog.Content
            onClickCapture={follow}
            className="fixed inset-0 z-50 flex animate-appear flex-col overflow-y-auto bg-background"
            aria-describedby={undefined}
            onInteractOutside={ignoreToasts}
            {...focusReturn}
          >
            <Dialog.Title className="sr-only">{messages.mainMenu}</Dialog.Title>
            <div className="box-content flex min-h-header flex-none items-center gap-4 border-b border-border px-margin pt-safe">
              <Wordmark />
              <LanguageSwitch />
              <Dialog.Close
                className={clsx(iconButtonClass, '-mr-2')}
                aria-label={messages.closeMenu}
              >
                <X className="icon size-6" />
              </Dialog.Close>
            </div>
            <SlideMenuList />
            <div className="flex gap-3 border-t border-border px-margin pt-4 pb-safe-5">
              <ButtonLink to="contact" className="flex-1">
                {messages.enquire}
              </ButtonLink>
              <a
                className={getButtonClass({ variant: 'outline', size: 'icon' })}
                href={`tel:${venue.phones[0].dial}`}
                aria-label={messages.mobileCtaBar.call}
              >
                <Phone className="icon" />
              </a>
            </div>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

const rowClasses = {
  base: tw`flex min-h-14 w-full items-center justify-between font-display text-display-3`,
  current: tw`italic`,
};

/** Underlined, because the text font has no italic. */
const subRowClasses = { base: tw`flex min-h-11 items-center`, current: tw`underline` };

function SlideMenuList() {
  const { messages } = useLocale();
  const current = useCurrentPage();
  const [expanded, setExpanded] = useState(current && pages[current].parent);
  const renderLink = (page: PageId, classes: typeof rowClasses, label = messages.pages[page]) => (
    <PageLink
      to={page}
      className={clsx(classes.base, page === current && classes.current)}
      aria-current={page === current ? 'page' : undefined}
    >
      {label}
    </PageLink>
  );
  return (
    <ul className="slide-menu__list px-margin py-4">
      {menuPages.map((page, index) => {
        const isExpanded = expanded === page;
        const Sign = isExpanded ? Minus : Plus;
        return (
          <li
            key={page}
            className="animate-rise-in border-b border-border"
            style={{ animationDelay: `${index * 40}ms` }}
          >
            {hasSubmenu(page) ? (
              <>
                <button
                  type="button"
                  className={rowClasses.base}
                  aria-expanded={isExpanded}
                  onClick={() => setExpanded(isExpanded ? undefined : page)}
                >
                  {messages.pages[page]}
                  <Sign className="icon text-accent" />
                </button>
                <ul className="pb-3 pl-6" hidden={!isExpanded}>
                  <li>{renderLink(page, subRowClasses, messages.submenuOverview[page])}</li>
                  {getSubmenu(page).map((item) => (
                    <li key={item}>{renderLink(item, subRowClasses)}</li>
                  ))}
                </ul>
              </>
            ) : (
              renderLink(page, rowClasses)
            )}
          </li>
        );
      })}
    </ul>
  );
}
