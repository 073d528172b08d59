import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';

/** A number counts up, a text does not. */
type Figure = { value: number | string; suffix?: string };

type Props = { figures: readonly { label: string; figure: Figure }[]; className?: string };

export function Figures({ figures, className }: Props) {
  return (
    <dl
      className={clsx(
        'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] border-t border-border-strong lg:flex lg:flex-wrap lg:justify-between lg:gap-x-gutter',
        className,
      )}
    >
      {figures.map(({ label, figure: { value, suffix } }) => (
        <div
          className="flex flex-col-reverse justify-end border-border-strong pt-6 pb-4 max-lg:even:border-l max-lg:even:pl-5 max-lg:nth-[n+3]:border-t lg:pb-0"
          key={label}
        >
          <dt className="mt-2 text-lead text-muted">{label}</dt>
          <dd className="-ml-1 font-display text-figure whitespace-nowrap lining-nums">
            {typeof value === 'number' ? <CountUp to={value} /> : value}
            {suffix && (
              <small className="ml-1 align-[.72em] tracking-normal text-accent">{suffix}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const milliseconds = 1200;

/** Counts up once in view. The HTML has the final value, also for reduced motion. */
export function CountUp({ to }: { to: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const span = element.current;
    if (
      !span ||
      !('IntersectionObserver' in window) ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const start = performance.now();
      const step = (now: number) => {
        const part = Math.min(1, (now - start) / milliseconds);
        span.textContent = String(Math.round(to * (1 - (1 - part) ** 3)));
        if (part < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    observer.observe(span);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      span.textContent = String(to);
    };
  }, [to]);
  return <span ref={element}>{to}</span>;
}
