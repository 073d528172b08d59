import { useEffect, useState } from 'react';

/** Returns false until mounted. */
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
