import { useEffect } from 'react';
import { onNotices } from '../ui/notify.ts';
import { useOnDemand } from '../ui/useOnDemand.ts';

const load = () => import('./Toasts.tsx');

const fields = 'input, select, textarea';

/** Place of passing notices; the toaster is downloaded with the first one, or when somebody begins to type. */
export function Notices() {
  const [Toasts, want] = useOnDemand(load);
  useEffect(() => (Toasts ? undefined : onNotices(() => void want())), [Toasts, want]);
  // What the visitor hears when the signal goes cannot be downloaded any more then.
  useEffect(() => {
    const prepare = ({ target }: FocusEvent) => target instanceof Element && target.matches(fields) && void want();
    document.addEventListener('focusin', prepare);
    return () => document.removeEventListener('focusin', prepare);
  }, [want]);
  return Toasts && <Toasts />;
}
