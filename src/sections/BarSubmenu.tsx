import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useOnDemand } from '../ui/useOnDemand.ts';
import { TriggerWords, useTriggerProps, type BarSubmenuProps } from './menuTrigger.tsx';

const load = () => import('./Submenu.tsx');

/**
 * The menu behind all such words, for the bar to hand to each: when the first is approached, all of them change from
 * link to menu. One that changed later, under the pointer that presses it, would lose the press.
 */
export const useSubmenu = () => useOnDemand(load);

/**
 * A menu word with a submenu. Until the visitor shows interest it is a plain link to its page, so that it works
 * before and without script; the Radix menu is downloaded at the first hover, focus or press.
 */
export function BarSubmenu({ submenu: [Submenu, want], ...props }: BarSubmenuProps & { submenu: ReturnType<typeof useSubmenu> }) {
  const hadFocus = useRef(false);

  const openOnPress = async (event: MouseEvent | KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    hadFocus.current = true;
    props.onOpenChange(true);
    if (!(await want())) props.onOpenChange(false);
  };
  const trigger = useTriggerProps(props);
  // oxlint-disable-next-line react/refs -- read once, at the moment the menu takes the link's place
  if (Submenu) return <Submenu {...props} takeFocus={hadFocus.current} />;
  return (
    <a
      {...trigger}
      onPointerEnter={want}
      onFocus={() => {
        hadFocus.current = true;
        void want();
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      onClick={openOnPress}
      // As on the menu's own trigger; Enter is a click already.
      onKeyDown={(event) => (event.key === ' ' || event.key === 'ArrowDown') && openOnPress(event)}
    >
      <TriggerWords page={props.page} />
    </a>
  );
}
