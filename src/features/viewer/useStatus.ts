import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewerState } from './viewerState.ts';

/** Milliseconds until a text disappears, as in toasts. */
const noticeTime = 4000;
/** Milliseconds without a change until the zoom is announced. */
const rest = 400;

/** Returns the text and a setter. Texts expire so that screen readers do not read them twice. */
export function useStatus(
  { position, view: { scale }, held }: ViewerState,
  sentences: { photo: string; zoom: string },
): [string, (text: string) => void] {
  const [status, announce] = useState('');
  const known = useRef({ position, scale });

  const announcePhoto = useEffectEvent(() => announce(sentences.photo));
  useEffect(() => {
    if (known.current.position === position) return;
    // The start at 1x is not announced.
    known.current = { position, scale: 1 };
    announcePhoto();
  }, [position]);

  const announceZoom = useEffectEvent(() => {
    known.current.scale = scale;
    announce(sentences.zoom);
  });
  useEffect(() => {
    if (held || scale === known.current.scale) return;
    const settling = setTimeout(() => announceZoom(), rest);
    return () => clearTimeout(settling);
  }, [scale, held]);

  useEffect(() => {
    if (status === '') return;
    const passing = setTimeout(announce, noticeTime, '');
    return () => clearTimeout(passing);
  }, [status]);

  return [status, announce];
}
