import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { submenuOf, type PageId, type ParentId } from '../../site/pages.ts';
import { useLocale } from '../../components/Locale.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';

type Props = {
  /** The menu item (HeaderSubmenu.tsx). */
  word: RefObject<HTMLAnchorElement | null>;
  page: ParentId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function Submenu({ word, page, current, open, onOpenChange }: Props) {
  const { messages } = useLocale();
  /** Radix traps Tab; ours continues after the item. */
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    // Close first: the browser moves on from the item.
    flushSync(() => onOpenChange(false));
    word.current?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {/* Radix positions the menu at its trigger. */}
      <DropdownMenu.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* A portal would be outside all landmarks. */}
      <DropdownMenu.Content
        className="z-30 min-w-30 card py-1.25 floating data-[state=open]:[animation:drop-in_var(--fast)_var(--ease)]"
        aria-labelledby={undefined}
        aria-label={messages.pages[page]}
        align="start"
        sideOffset={8}
        alignOffset={-24}
        onKeyDownCapture={leaveByTab}
        // A press on the item already toggles the menu.
        onInteractOutside={(event) =>
          word.current?.contains(event.target as Node) && event.preventDefault()
        }
        // Otherwise another element has the focus already.
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (document.activeElement === document.body)
            word.current?.focus({ preventScroll: true });
        }}
      >
        {[page, ...submenuOf(page)].map((item) => (
          <DropdownMenu.Item key={item} asChild>
            <PageLink
              to={item}
              className="submenu-link flex min-h-touch items-center px-3 text-small underline-offset-far focus-visible:-outline-offset-2"
              aria-current={item === current ? 'page' : undefined}
            >
              {item === page ? messages.submenuOverview[page] : messages.pages[item]}
            </PageLink>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
