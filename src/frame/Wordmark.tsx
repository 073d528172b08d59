import { markLines, wordmarkGround } from '../site/brand.ts';
import { useFrame } from './Frame.tsx';

/** The mark in lines, in the current colour. */
export function Mark({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true">
      {markLines.map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}

/** Mark and name side by side; decorative, the link around it carries the name. */
export function Wordmark() {
  const { width, outline } = useFrame().wordmark;
  return (
    <>
      <Mark className="brand__mark" />
      <svg className="brand__word" viewBox={`0 0 ${width} ${wordmarkGround.height}`} aria-hidden="true">
        <path d={outline} />
      </svg>
    </>
  );
}
