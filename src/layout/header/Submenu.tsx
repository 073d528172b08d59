import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { submenuOf, type PageId, type ParentId } from '../../site/pages.ts';
import { useFrame } from '../../components/Frame.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';

type Props = {
  /** The word that opens it, beside it (BarSubmenu.tsx). */
  word: RefObject<HTMLAnchorElement | null>;
  page: ParentId;
  current: PageId | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The submenu itself, on Radix: arrow keys, Escape, outside click; no scroll lock. */
export function Submenu({ word, page, current, open, onOpenChange }: Props) {
  const { words } = useFrame();
  /** Radix holds the Tab key. Ours leads on from the word, in the order of the page; back from the menu is the word itself. */
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    // The browser goes on from the word as soon as this returns: the menu behind it must be gone by then.
    flushSync(() => onOpenChange(false));
    word.current?.focus();
  };
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      {/* Radix places the menu at its trigger. Ours is the word, which was there before; this only lies under it. */}
      <DropdownMenu.Trigger asChild>
        <span className="pointer-events-none absolute inset-0" aria-hidden="true" />
      </DropdownMenu.Trigger>
      {/* Inside the bar, not in a portal at the end of the page: there it would stand outside all landmarks. */}
      <DropdownMenu.Content
        className="z-30 min-w-[240px] border border-line bg-paper py-[10px] [box-shadow:var(--shadow)] data-[state=open]:[animation:drop-in_var(--fast)_var(--ease)]"
        aria-labelledby={undefined}
        aria-label={words.pages[page]}
        align="start"
        sideOffset={8}
        alignOffset={-24}
        onKeyDownCapture={leaveByTab}
        // A press on the word closes the menu by itself.
        onInteractOutside={(event) =>
          word.current?.contains(event.target as Node) && event.preventDefault()
        }
        // Unless another menu, a new page's heading or whatever was pressed has the focus by now.
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
              className="flex min-h-touch items-center px-3 text-small underline-offset-[.35em] hover:bg-limestone hover:[text-decoration:underline_1px] focus-visible:outline-offset-[-2px] aria-[current]:bg-limestone aria-[current]:[text-decoration:underline_1px] data-highlighted:bg-limestone data-highlighted:[text-decoration:underline_1px]"
              aria-current={item === current ? 'page' : undefined}
            >
              {item === page ? words.submenuOverview[page] : words.pages[item]}
            </PageLink>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
