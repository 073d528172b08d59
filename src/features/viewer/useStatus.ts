import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds, like toasts. */
const noticeTime = 4000;
/** Milliseconds without a zoom change. */
const rest = 400;

type Shown = {
  position: number;
  scale: number;
  held: boolean;
  photo: string;
  zoom: string;
};

/** Returns the text and a setter. Texts expire so that screen readers do not read them twice. */
export function useStatus({
  position,
  scale,
  held,
  photo,
  zoom,
}: Shown): [string, (text: string) => void] {
  const [status, announce] = useState('');
  const known = useRef({ position, scale });

  const announcePhoto = useEffectEvent(() => announce(photo));
  useEffect(() => {
    if (known.current.position === position) return;
    // The start at 1x is not announced.
    known.current = { position, scale: 1 };
    announcePhoto();
  }, [position]);

  const announceZoom = useEffectEvent(() => {
    known.current.scale = scale;
    announce(zoom);
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
