import { useRef } from 'react';
import { isOwnMap } from '../../components/sections/MapSection.tsx';
import { maps } from '../../facts/venue/venue.ts';

/** The result's `show(number)` centres a church on our own map (src/features/map/venueMap.ts). */
export function useChurchMap() {
  const frame = useRef<HTMLIFrameElement>(null);
  const show = (number: number) => {
    const map = frame.current;
    if (!map) return;
    // A lazy iframe would load `src` later, over the new address (https://github.com/whatwg/html/issues/10213).
    map.loading = 'eager';
    map.scrollIntoView({ block: 'center', behavior: 'instant' });
    // `replace` adds no history entry, so Back leads to the previous page.
    map.contentWindow?.location.replace(`${map.src}#${number}`);
  };
  return { frame, show: isOwnMap(maps.churches.embed) ? show : undefined };
}
