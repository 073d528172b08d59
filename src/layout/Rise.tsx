import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A link that moves between pointerdown and pointerup loses its click (UI Events, "click"). */
const pressed = 'a,button,summary,[name]';

/** Sections rise once (docs/design.md, "Motion"). */
export function Rise() {
  const { pathname } = useLocation();
  return <RiseOnPage key={pathname} />;
}

/** Visible until then: print, search, screenshots. */
function RiseOnPage() {
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
