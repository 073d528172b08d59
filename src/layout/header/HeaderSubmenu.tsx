import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { ChevronDown } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useLocale } from '../../components/Locale.tsx';
import { ActionLink } from '../../components/text/ActionLink.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { tw } from '../../components/tw.ts';
import { findPage, getPath, getSubmenu, pages, type ParentId } from '../../site/pages.ts';

export const menuItemClass = tw`menu__link relative inline-flex min-h-11 items-center gap-1 text-small font-medium whitespace-nowrap`;

/** Before hydration it is a plain link. */
export function HeaderSubmenu({ page }: { page: ParentId }) {
  const { language, messages } = useLocale();
  const { pathname } = useLocation();
  const current = findPage(pathname);
  const linkRef = useRef<HTMLAnchorElement>(null);
  // The path at which it was opened: a navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : undefined);
  /** Radix traps Tab in a menu. Here Tab continues after the item. */
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    // The browser moves the focus on from the item, so the menu closes first.
    flushSync(() => setOpen(false));
    linkRef.current?.focus();
  };
  return (
    <div className="relative inline-flex">
      <ActionLink
        ref={linkRef}
        href={getPath(page, language)}
        className={menuItemClass}
        data-here={(current && [current, pages[current].parent].includes(page)) || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        {messages.pages[page]}
        <ChevronDown className="icon size-4 transition-transform in-aria-expanded:rotate-180" />
      </ActionLink>
      <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setOpen}>
        {/* Radix positions the menu at its trigger, and gives it the attributes of a button. */}
        <DropdownMenu.Trigger
          asChild
          type={undefined}
          aria-haspopup={undefined}
          aria-expanded={undefined}
          aria-controls={undefined}
        >
          <span className="pointer-events-none absolute inset-0" aria-hidden="true" />
        </DropdownMenu.Trigger>
        {/* In a portal, the menu would be outside all landmarks. */}
        <DropdownMenu.Content
          className="z-10 animate-appear border border-border bg-surface py-3 lifted"
          aria-labelledby={undefined}
          aria-label={messages.pages[page]}
          align="start"
          sideOffset={8}
          alignOffset={-24}
          onKeyDownCapture={leaveByTab}
          // A press on the item toggles the menu itself.
          onInteractOutside={(event) =>
            linkRef.current?.contains(event.target as Node) && event.preventDefault()
          }
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body)
              linkRef.current?.focus({ preventScroll: true });
          }}
        >
          {[page, ...getSubmenu(page)].map((item) => (
            <DropdownMenu.Item key={item} asChild>
              <PageLink
                to={item}
                className="submenu-link flex min-h-11 items-center px-6 text-small focus-visible:-outline-offset-4"
                aria-current={item === current ? 'page' : undefined}
              >
                {item === page ? messages.submenuOverview[page] : messages.pages[item]}
              </PageLink>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}
