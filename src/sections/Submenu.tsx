import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { useEffect, useRef, useState } from 'react';
import { submenuOf } from '../site/pages.ts';
import { useFrame } from './Frame.tsx';
import { TriggerWords, useTriggerProps, type BarSubmenuProps } from './menuTrigger.tsx';
import { PageLink } from './PageLink.tsx';

/** The submenu itself, on Radix: arrow keys, Escape, outside click; no scroll lock. */
export default function Submenu({ takeFocus, onOpenChange, ...props }: BarSubmenuProps & { takeFocus: boolean }) {
  const { words } = useFrame();
  const trigger = useRef<HTMLAnchorElement>(null);
  // The link that stood here had the focus: hand it on, unless the menu opens at once and takes it.
  const [inherits] = useState(takeFocus && !props.open);
  useEffect(() => {
    if (inherits) trigger.current?.focus({ preventScroll: true });
  }, [inherits]);
  const { page, current, open } = props;
  const look = useTriggerProps(props);
  const overview = page === 'reception' || page === 'services' ? words.submenuOverview[page] : words.pages[page];
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <a ref={trigger} {...look} onClick={(event) => event.preventDefault()}>
          <TriggerWords page={page} />
        </a>
      </DropdownMenu.Trigger>
      {/* Inside the bar, not in a portal at the end of the page: there it would stand outside all landmarks. */}
      <DropdownMenu.Content
        className="drop"
        align="start"
        sideOffset={8}
        alignOffset={-24}
        // Where another menu has opened meanwhile the focus is there; taken back here, it would close that one, too.
        onCloseAutoFocus={(event) => document.querySelector('.drop') && event.preventDefault()}
      >
        {[page, ...submenuOf(page)].map((item) => (
          <DropdownMenu.Item key={item} asChild>
            <PageLink to={item} aria-current={item === current ? 'page' : undefined}>
              {item === page ? overview : words.pages[item]}
            </PageLink>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
