import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ViewerState } from './viewerState.ts';

/** Milliseconds until a text disappears, as in toasts. */
const noticeTime = 4000;
/** Milliseconds without a change until the zoom is announced. */
const zoomDelay = 400;

/** Returns the text and a setter. Texts expire so that screen readers do not read them twice. */
export function useStatus(
  { position, view: { scale }, held }: ViewerState,
  sentences: { photo: string; zoom: string },
): [string, (text: string) => void] {
  const [status, announce] = useState('');
  const announced = useRef({ position, scale });

  const announcePhoto = useEffectEvent(() => announce(sentences.photo));
  useEffect(() => {
    if (announced.current.position === position) return;
    // The start at 1x is not announced.
    announced.current = { position, scale: 1 };
    announcePhoto();
  }, [position]);

  const announceZoom = useEffectEvent(() => {
    announced.current.scale = scale;
    announce(sentences.zoom);
  });
  useEffect(() => {
    if (held || scale === announced.current.scale) return;
    const settling = setTimeout(() => announceZoom(), zoomDelay);
    return () => clearTimeout(settling);
  }, [scale, held]);

  useEffect(() => {
    if (status === '') return;
    const passing = setTimeout(announce, noticeTime, '');
    return () => clearTimeout(passing);
  }, [status]);

  return [status, announce];
}
