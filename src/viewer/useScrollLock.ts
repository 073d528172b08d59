import { useLayoutEffect } from 'react';

/** The ground of the viewer, also under the place of the scrollbar. */
const ground = '#16180F';

/**
 * The page behind stays where it is; base.css keeps the room of its scrollbar. `position: fixed` on the body would
 * also hold old phones, but it loses the scroll position, which the router remembers; there the stage's own
 * touch-action keeps fingers from the page.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, background } = style;
    // In the scrollbar's room the page's ground would show beside the viewer.
    Object.assign(style, { overflow: 'hidden', background: ground });
    return () => void Object.assign(style, { overflow, background });
  }, []);
}
