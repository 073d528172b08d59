import { useEffect } from 'react';

/** A link that moves between pointerdown and pointerup gets no click (UI Events, "click"). */
const pressableSelector = 'a,button,summary,[name]';

/**
 * Lets each section rise once when it comes into view (docs/design.md, "Motion"). Until then it is not hidden, so that
 * print, search and screenshots have it.
 */
export function RevealOnScroll() {
  useEffect(() => {
    let hasStarted = false;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        // The first callback reports all parts; those in view must not rise.
        if (hasStarted)
          target.setAttribute(
            'data-rising',
            target.querySelector(pressableSelector) ? 'still' : '',
          );
      }
      hasStarted = true;
    });
    for (const part of document.querySelectorAll('main > section > *')) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return null;
}
