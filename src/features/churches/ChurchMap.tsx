import { clsx } from 'clsx';
import type { ChurchesContent } from '../../pages/churches/schema.ts';
import { ArrowUpRight } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { mapLink, maps, venue } from '../../site/facts/venue.ts';
import { useLocale } from '../../components/Locale.tsx';
import { quietLink } from '../../components/text/ArrowLink.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

const { embed, height } = maps.churches;

/** Owners may set another map, without our numbers. */
const isOurs = embed.startsWith('/');

/** Returns the iframe ref and `show(number)`, which centres a church (map/churchesMap.ts). */
export function useChurchMap() {
  const map = useRef<HTMLIFrameElement>(null);
  const show = (number: number) => {
    const frame = map.current;
    if (!frame) return;
    // A lazy iframe would later load its `src`.
    frame.loading = 'eager';
    frame.scrollIntoView({ block: 'center', behavior: 'instant' });
    // `replace`: Back leads to the previous page.
    frame.contentWindow?.location.replace(`${frame.src}#${number}`);
  };
  return { map, show: isOurs ? show : undefined };
}

export function ChurchMap({
  copy,
  map,
}: {
  copy: ChurchesContent['map'];
  map: RefObject<HTMLIFrameElement | null>;
}) {
  const { language, messages } = useLocale();
  const source = `${embed}${embed.includes('?') ? '&' : '?'}lang=${language}`;
  return (
    // Not printed: the list has the same information.
    <section
      className="page-grid border-y border-border bg-surface print:hidden"
      aria-labelledby="chapel-map-title"
    >
      <div className="pt-section-sm pb-8 lg:col-span-4 lg:col-start-1 lg:row-1 lg:self-end lg:pb-section-sm">
        <SectionHeading id="chapel-map-title" text={copy.title} />
        <p className="mt-4 max-w-text text-muted">{copy.text}</p>
        <a className={clsx(quietLink, 'mt-4')} href={mapLink(venue.position)} rel="noopener">
          <span>{messages.openMap}</span>
          <ArrowUpRight className="icon" />
        </a>
      </div>
      {/* `loading` first: React sets attributes in order, and `src` would load at once. */}
      <iframe
        ref={map}
        className="bleed-x w-full border-0 bg-subtle lg:col-start-6 lg:row-1 lg:bleed-right"
        title={copy.frame}
        loading="lazy"
        height={height}
        src={source}
      />
    </section>
  );
}
