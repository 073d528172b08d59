import { useEffect, useState } from 'react';

/** Whether the page is scrolled more than so many CSS pixels; false until the browser says otherwise. */
export function useScrolledPast(pixels: number | (() => number)): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > (typeof pixels === 'number' ? pixels : pixels()));
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pixels]);
  return past;
}
