import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { arrowClass, quietLinkClass } from '../../components/text/ArrowLink.tsx';
import { getMapUrl, maps, venue } from '../../site/facts/venue.ts';
import type { ChurchesContent } from './schema.ts';

const { embed, height } = maps.churches;

/** Owners may replace the map by one without our numbers. */
const isOwnMap = embed.startsWith('/');

/** The result's `show(number)` centres a church on the map (src/features/churches/map/churchesMap.ts). */
export function useChurchMap() {
  const map = useRef<HTMLIFrameElement>(null);
  const show = (number: number) => {
    const frame = map.current;
    if (!frame) return;
    // A lazy iframe would load `src` later, over the new address (https://github.com/whatwg/html/issues/10213).
    frame.loading = 'eager';
    frame.scrollIntoView({ block: 'center', behavior: 'instant' });
    // `replace` adds no history entry, so Back leads to the previous page.
    frame.contentWindow?.location.replace(`${frame.src}#${number}`);
  };
  return { map, show: isOwnMap ? show : undefined };
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
    // Not printed, because the list has the same information.
    <Section
      tone="surface"
      space="none"
      className="print:hidden"
      aria-labelledby="chapel-map-title"
    >
      <div className="pt-section-sm pb-8 lg:col-span-4 lg:self-end">
        <SectionIntro id="chapel-map-title" copy={copy} variant="stacked">
          <a
            className={clsx(quietLinkClass, 'mt-4')}
            href={getMapUrl(venue.position)}
            rel="noopener"
          >
            <span>{messages.openMap}</span>
            <ArrowUpRight className={arrowClass} />
          </a>
        </SectionIntro>
      </div>
      <div className="bleed-x lg:col-start-6 lg:bleed-right">
        {/* React sets attributes in this order. With `src` first, the iframe would load at once
            (https://github.com/mdn/content/pull/26778). */}
        <iframe
          ref={map}
          className="block w-full border-0 bg-subtle"
          title={copy.frame}
          loading="lazy"
          height={height}
          src={source}
        />
      </div>
    </Section>
  );
}
