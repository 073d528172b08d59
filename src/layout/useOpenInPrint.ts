import { useEffect } from 'react';

/** For browsers without ::details-content (Chrome 130, Firefox 142, Safari 18.3 and older). */
export function useOpenInPrint() {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('details:not([open])')) {
        details.open = true;
        opened.push(details);
      }
    };
    const close = () => {
      for (const details of opened.splice(0)) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
}
