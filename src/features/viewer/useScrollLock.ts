import { useLayoutEffect } from 'react';

/**
 * The page behind stays where it is; base.css keeps the room of its scrollbar. `position: fixed` on the body would
 * also hold old phones, but it loses the scroll position, which the router remembers; there the stage's own
 * touch-action keeps fingers from the page.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, background } = style;
    // The viewer's ground: in the scrollbar's room the page's would show beside it.
    Object.assign(style, { overflow: 'hidden', background: 'var(--night)' });
    return () => void Object.assign(style, { overflow, background });
  }, []);
}
