import { lazy, Suspense, useEffect, useState } from 'react';
import { onNotices } from '../ui/notify.ts';

const Toasts = lazy(() => import('./Toasts.tsx'));

/** Place of passing notices; the toaster is downloaded with the first one. */
export function Notices() {
  const [wanted, setWanted] = useState(false);
  useEffect(() => (wanted ? undefined : onNotices(() => setWanted(true))), [wanted]);
  return <Suspense>{wanted && <Toasts />}</Suspense>;
}
