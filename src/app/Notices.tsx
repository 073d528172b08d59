import { useEffect } from 'react';
import { onNotices } from '../ui/notify.ts';
import { useOnDemand } from '../ui/hooks/useOnDemand.ts';

const load = () => import('./Toasts.tsx');

/** Place of passing notices. The toaster is downloaded early: what the visitor hears when the signal goes cannot come any more then. */
export function Notices() {
  const [Toasts, want] = useOnDemand(load, { early: 'all' });
  useEffect(() => (Toasts ? undefined : onNotices(() => void want())), [Toasts, want]);
  return Toasts && <Toasts />;
}
