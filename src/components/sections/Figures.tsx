import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { FigureSuffix } from './Figure.tsx';

type Props = {
  figures: readonly { label: string; figure: { value: number | string; suffix?: string } }[];
  className?: string;
};

export function Figures({ figures, className }: Props) {
  return (
    <dl
      className={clsx(
        'flex flex-wrap gap-x-gutter gap-y-8 border-t border-border-strong pt-6',
        className,
      )}
    >
      {figures.map(({ label, figure: { value, suffix } }) => (
        // A term comes first in the HTML.
        <div
          className="flex flex-1 basis-1/3 flex-col-reverse justify-end gap-2 lg:basis-0"
          key={label}
        >
          <dt className="text-lead text-muted">{label}</dt>
          <dd className="overhang font-display text-figure whitespace-nowrap tabular">
            {typeof value === 'number' ? <CountUp to={value} /> : value}
            <FigureSuffix suffix={suffix} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const milliseconds = 1200;

/** Counts up once in view. The HTML has the final value. */
export function CountUp({ to }: { to: number }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const span = element.current;
    if (!span || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
