import { useLayoutEffect } from 'react';

/** base.css keeps the scrollbar's space. `position: fixed` would lose the scroll position. */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { overflow, background } = style;
    // The ground also fills the scrollbar's space.
    Object.assign(style, { overflow: 'hidden', background: 'var(--night)' });
    return () => void Object.assign(style, { overflow, background });
  }, []);
}
