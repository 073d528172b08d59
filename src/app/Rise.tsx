import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The parts of every section rise once as they come into sight (base.css; DESIGN.md, "Motion"). */
export function Rise() {
  const { pathname } = useLocation();
  return <RiseOnPage key={pathname} />;
}

/** Nothing is hidden before: what lies far down stands there for whoever prints, searches or photographs the page. */
function RiseOnPage() {
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        target.setAttribute('data-rising', '');
      }
    });
    for (const part of document.querySelectorAll('main > section > *')) if (part.getBoundingClientRect().top >= window.innerHeight) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return null;
}
