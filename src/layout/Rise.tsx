import { useEffect } from 'react';

/** A link that moves between pointerdown and pointerup loses its click (UI Events, "click"). */
const pressed = 'a,button,summary,[name]';

/**
 * Sections of a page rise once (docs/design.md, "Motion"); the path is its key. Visible until then: print, search,
 * screenshots.
 */
export function Rise() {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    let begun = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // The first callback lists all parts: those in view do not rise.
        if (begun) target.setAttribute('data-rising', target.querySelector(pressed) ? 'still' : '');
      }
      begun = true;
    });
    for (const part of document.querySelectorAll('main > section > *')) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return null;
}
