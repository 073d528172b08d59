import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds, as for the notices of the pages. */
const noticeTime = 4000;
/** Milliseconds without a change of the zoom: whoever pinches, turns the wheel or presses a key again has not come to rest. */
const rest = 400;

type Shown = {
  position: number;
  scale: number;
  /** A finger is on the photo. */
  held: boolean;
  /** Sentences about the two. */
  photo: string;
  zoom: string;
};

/**
 * What the status says, and the way to say something else there: the photo when another one has come, the zoom when it
 * has come to rest. Each goes after a while, so that a screen reader that reads on does not meet it a second time.
 */
export function useStatus({
  position,
  scale,
  held,
  photo,
  zoom,
}: Shown): [string, (text: string) => void] {
  const [status, say] = useState('');
  const known = useRef({ position, scale });

  const sayPhoto = useEffectEvent(() => say(photo));
  useEffect(() => {
    if (known.current.position === position) return;
    // Another photo begins at 1x, of which nothing is said.
    known.current = { position, scale: 1 };
    sayPhoto();
  }, [position]);

  const sayZoom = useEffectEvent(() => {
    known.current.scale = scale;
    say(zoom);
  });
  useEffect(() => {
    if (held || scale === known.current.scale) return;
    const settling = setTimeout(() => sayZoom(), rest);
    return () => clearTimeout(settling);
  }, [scale, held]);

  useEffect(() => {
    if (status === '') return;
    const passing = setTimeout(say, noticeTime, '');
    return () => clearTimeout(passing);
  }, [status]);

  return [status, say];
}
