import type { ChurchesWords } from '../../pages/churches/schema.ts';
import { ArrowUpRight } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { mapLink, maps, venue } from '../../site/facts/venue.ts';
import { useFrame } from '../../components/Frame.tsx';
import { quietLink } from '../../components/text/ArrowLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { tw } from '../../components/tw.ts';

const { embed, height } = maps.churches;

/** A map of another site that an owner may have put here does not know our numbers. */
const isOurs = embed.startsWith('/');

/** The map's frame, and what a press on a row of the list does: brings it into sight with that church in its middle (src/features/churches/map/churchesMap.ts). */
export function useChurchMap() {
  const map = useRef<HTMLIFrameElement>(null);
  const show = (number: number) => {
    const frame = map.current;
    if (!frame) return;
    // One that has not begun to load would go back to its `src` as soon as it does.
    frame.loading = 'eager';
    frame.scrollIntoView({ block: 'center', behavior: 'instant' });
    // Replaced: Back still leads to the page before.
    frame.contentWindow?.location.replace(`${frame.src}#${number}`);
  };
  return { map, show: isOurs ? show : undefined };
}

/** The churches around the estate on a map of our own, with a plain link for when it does not load. */
export function ChurchMap({
  words,
  map,
}: {
  words: ChurchesWords['map'];
  map: RefObject<HTMLIFrameElement | null>;
}) {
  const frame = useFrame();
  const source = `${embed}${embed.includes('?') ? '&' : '?'}lang=${frame.language}`;
  return (
    // The list says on paper what there is to say.
    <section
      className="page-grid border-y border-line bg-paper print:hidden"
      aria-labelledby="chapel-map-title"
    >
      <div className="pt-breath-s pb-4 lg:col-[content-start/span_4] lg:row-1 lg:self-end lg:pb-breath-s">
        <h2 className="display text-head" id="chapel-map-title">
          <RichText text={words.title} />
        </h2>
        <p className="mt-2 max-w-[29em] text-moss">{words.text}</p>
        <a className={tw`${quietLink} mt-2`} href={mapLink(venue.position)} rel="noopener">
          <span>{frame.words.openMap}</span>
          <ArrowUpRight className="icon" />
        </a>
      </div>
      {/* loading stands before src: React sets attributes in this order, and a frame without it would load at once. */}
      <iframe
        ref={map}
        className="col-[full] w-full border-0 bg-stone lg:col-[7/full-end] lg:row-1"
        title={words.frame}
        loading="lazy"
        height={height}
        src={source}
      />
    </section>
  );
}
