import { ArrowUpRight } from 'lucide-react';
import { mapLink, maps, venue } from '../site/venue.ts';
import './ChurchMap.css';
import { useFrame } from './Frame.tsx';
import { RichText } from './RichText.tsx';

export type ChurchMapWords = {
  title: string;
  text: string;
  /** Name of the framed map for screen readers. */
  frame: string;
};

const { embed, height } = maps.churches;

/** The churches around the estate on a map of our own, with a plain link for when it does not load. */
export function ChurchMap({ words }: { words: ChurchMapWords }) {
  const frame = useFrame();
  const source = `${embed}${embed.includes('?') ? '&' : '?'}lang=${frame.language}`;
  return (
    <section className="grid chapel-map" aria-labelledby="chapel-map-title">
      <div className="chapel-map__side">
        <h2 className="display t-head" id="chapel-map-title">
          <RichText text={words.title} />
        </h2>
        <p className="quiet">{words.text}</p>
        <a className="link" href={mapLink(venue.position)} rel="noopener">
          <span>{frame.words.openMap}</span>
          <ArrowUpRight className="icon" aria-hidden="true" />
        </a>
      </div>
      {/* loading stands before src: React sets attributes in this order, and a frame without it would load at once. */}
      <iframe className="chapel-map__frame" title={words.frame} loading="lazy" height={height} src={source} />
    </section>
  );
}
