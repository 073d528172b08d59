import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { useReducer, type RefObject } from 'react';
import { getMapUrl, ownMap, venue } from '../../facts/venue/venue.ts';
import { useLocale } from '../Locale.tsx';
import { arrowClass, quietLinkClass } from '../text/ArrowLink.tsx';
import { Section, SectionIntro } from './Section.tsx';

type Props = {
  copy: { title: string; text: string; frame: string };
  map: { embed: string; height: number };
  frame?: RefObject<HTMLIFrameElement | null>;
  className?: string;
};

export const isOwnMap = (embed: string): boolean => embed.startsWith(ownMap);

export function MapSection({ copy, map: { embed, height }, frame, className }: Props) {
  const { language, messages } = useLocale();
  const isOwn = isOwnMap(embed);
  // The map of another site would take every swipe and wheel.
  const [isShown, show] = useReducer(() => true, isOwn);
  return (
    <Section tone="surface" space="none" className={className} aria-labelledby="map-title">
      <div className="pt-section-sm pb-8 lg:col-span-4 lg:self-end lg:pt-12">
        <SectionIntro id="map-title" copy={copy} variant="stacked">
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
      <div className="bleed-x bg-subtle lg:col-start-6 lg:bleed-right" style={{ height }}>
        {isShown ? (
          // React sets attributes in this order. With `src` first, the iframe would load at once
          // (https://github.com/mdn/content/pull/26778).
          <iframe
            ref={isOwn ? frame : (element) => element?.focus()}
            className="block size-full border-0"
            title={copy.frame}
            loading="lazy"
            src={isOwn ? `${embed}${embed.includes('?') ? '&' : '?'}lang=${language}` : embed}
          />
        ) : (
          <button
            type="button"
            className="size-full cursor-pointer font-semibold underline"
            onClick={show}
          >
            {messages.showMap}
          </button>
        )}
      </div>
    </Section>
  );
}
