import { markLines, wordmarkMetrics } from '../site/brand.ts';
import { useLocale } from './Locale.tsx';
import { PageLink } from './text/PageLink.tsx';

export function LogoMark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {markLines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** The logo mark, large, with the sun at the hour of the page. The edge of the leaf is its horizon. */
export function SunMark({ className }: { className: string }) {
  const [, ...leaf] = markLines;
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      <clipPath id="above-leaf">
        <path d={`${leaf[0]}V-9H-9v36z`} />
      </clipPath>
      <g clipPath="url(#above-leaf)">
        <circle className="footer-sun" cx="16.5" cy="13.2" r="9.2" />
      </g>
      {leaf.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

export function Wordmark() {
  const { messages } = useLocale();
  const { wordmark } = messages;
  return (
    <PageLink
      to="home"
      className="mr-auto flex min-h-11 items-center gap-3"
      aria-label={messages.homeLink}
    >
      <LogoMark className="size-8 fill-none stroke-current stroke-thin xl:size-10" />
      <svg
        className="h-7 fill-current xl:h-8.25"
        viewBox={`0 0 ${wordmark.width} ${wordmarkMetrics.height}`}
        aria-hidden="true"
      >
        <path d={wordmark.outline} />
      </svg>
    </PageLink>
  );
}
