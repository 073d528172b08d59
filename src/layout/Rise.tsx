import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What can be pressed: a link that moved between pointerdown and pointerup would lose its click (UI Events, "click": the nearest common ancestor). */
const pressed = 'a,button,summary,[name]';

/** The parts of every section rise once as they come into sight (base.css; docs/design.md, "Motion"). */
export function Rise() {
  const { pathname } = useLocation();
  return <RiseOnPage key={pathname} />;
}

/** Nothing is hidden before: what lies far down stands there for whoever prints, searches or photographs the page. */
function RiseOnPage() {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    let begun = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // The first time it tells of every part: what is in sight then has stood there from the beginning.
        if (begun) target.setAttribute('data-rising', target.querySelector(pressed) ? 'still' : '');
      }
      begun = true;
    });
    for (const part of document.querySelectorAll('main > section > *')) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return null;
}
