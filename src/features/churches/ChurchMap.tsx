import { clsx } from 'clsx';
import type { ChurchesContent } from '../../pages/churches/schema.ts';
import { ArrowUpRight } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { mapLink, maps, venue } from '../../site/facts/venue.ts';
import { useLocale } from '../../components/Locale.tsx';
import { quietLink } from '../../components/text/ArrowLink.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { SectionIntro } from '../../components/sections/SectionIntro.tsx';

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
    <Section
      tone="surface"
      space="none"
      className="print:hidden"
      aria-labelledby="chapel-map-title"
    >
      <div className="pt-section-sm pb-8 lg:col-span-4 lg:self-end">
        <SectionIntro id="chapel-map-title" title={copy.title} text={copy.text} variant="stacked">
          <a className={clsx(quietLink, 'mt-4')} href={mapLink(venue.position)} rel="noopener">
            <span>{messages.openMap}</span>
            <ArrowUpRight className="icon" />
          </a>
        </SectionIntro>
      </div>
      <div className="bleed-x lg:col-start-6 lg:bleed-right">
        {/* `loading` first: React sets attributes in order, and `src` would load at once. */}
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
