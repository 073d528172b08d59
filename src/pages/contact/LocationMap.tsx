import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../components/Locale.tsx';
import { arrowClass, quietLinkClass } from '../../components/text/ArrowLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { LogoMark } from '../../components/Wordmark.tsx';
import { getMapUrl, maps, venue } from '../../site/facts/venue.ts';
import type { ContactContent } from './schema.ts';
import './LocationMap.css';

const { embed, height } = maps.location;

/** For privacy, no request reaches the map server before the visitor is near the map. */
export function LocationMap({ copy }: { copy: ContactContent['map'] }) {
  const [near, setNear] = useState(false);
  const [unreachable, setUnreachable] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);

  // `loading="lazy"` would not do: Chrome loads iframes from 1,250 px away.
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '160px',
    });
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  // An iframe fires `load` even if it failed, so an image probes the server.
  const probeMapServer = () => {
    if (!near) return;
    if (!navigator.onLine) return setUnreachable(true);
    const probe = new Image();
    probe.addEventListener('error', () => setUnreachable(true));
    probe.src = new URL('/favicon.ico', embed).href;
  };

  return (
    <section
      className="relative box-content grid grid-cols-1 overflow-hidden border-y border-border bg-subtle"
      aria-labelledby="map-title"
      style={{ minHeight: height }}
    >
      <CoastSketch bay={copy.bay} />
      <iframe
        ref={frame}
        // A map that is unreachable must not take the focus.
        className={clsx('absolute inset-0 size-full border-0', unreachable && 'invisible')}
        src={near ? embed : undefined}
        title={copy.title}
        height={height}
        loading="lazy"
        onLoad={probeMapServer}
      />
      {/* The card is in the flow, so the section grows with large letters. */}
      <div className="map-card relative self-end border border-border bg-surface p-6">
        <h2 className="font-display text-display-4" id="map-title">
          {copy.heading}
        </h2>
        <p className="mt-2 text-small text-muted">
          <RichText text={copy.text} />
        </p>
        <a className={clsx(quietLinkClass, 'mt-1')} href={getMapUrl(venue.position)} rel="noopener">
          <span>{copy.open}</span>
          <ArrowRight className={arrowClass} />
        </a>
      </div>
    </section>
  );
}

function CoastSketch({ bay }: { bay: string }) {
  const { language } = useLocale();
  return (
    <>
      <svg
        className="absolute inset-0 size-full fill-none print:hidden"
        viewBox="0 0 1440 450"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className="coast__sea"
          d="M1035 0c-14 46 22 70 12 112-9 36-52 40-48 78 4 40 58 44 74 84 12 30-18 52-10 88 6 30 44 44 50 88h327V0z"
        />
        <path
          className="stroke-surface"
          strokeWidth="2"
          d="M0 250c120-40 180 20 300 10s140-70 260-60 180 60 260 40M0 330c140-30 240 30 360 10s200-40 320 0 140 60 220 50M560 60c80 20 120-20 200 0s120 60 200 60"
        />
        <path
          className="stroke-surface"
          strokeWidth="9"
          d="M-10 70C210 96 300 190 470 208s250 90 330 250"
        />
        <path
          className="stroke-surface"
          strokeWidth="5"
          d="M470 208c120-26 240 6 330 18s150-10 214-6M640 240c40-80 90-150 180-250M180 120c10 110 60 220 40 340"
        />
      </svg>
      <div
        className="relative grid items-center justify-center gap-4 px-4 pt-10 text-small font-semibold print:hidden"
        aria-hidden="true"
      >
        <span>{venue.address.locality[language]}</span>
        <span className="grid size-12 place-items-center rounded-full bg-accent text-background">
          <LogoMark className="icon size-8" />
        </span>
        <span>{bay}</span>
      </div>
    </>
  );
}
