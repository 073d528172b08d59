import { useEffect } from 'react';

/** If a link moves between pointerdown and pointerup, it gets no click (UI Events, "click"). */
const pressableSelector = 'a,button,summary,[name]';

/** Lets each section rise once (docs/design.md, "Motion"). It is never hidden, for print, search and screenshots. */
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
