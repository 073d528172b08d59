type Props = {
  /** Lit part of the disc in per cent. */
  lit: number;
  isGrowing: boolean;
  className: string;
  /** For screen readers; without it the drawing is silent. */
  label?: string;
};

const radius = 9;

/** Seen from the north: growing it is lit at the right. The inner edge is half an ellipse, in whole steps, so that many moons are drawn alike and weigh little. */
const litPath = (lit: number, isGrowing: boolean): string => {
  const width = Math.round(radius * Math.abs(1 - lit / 50));
  const outer = isGrowing ? 1 : 0;
  const inner = lit < 50 ? 1 - outer : outer;
  return `M0-9A9 9 0 0 ${outer} 0 9A${width} 9 0 0 ${inner} 0-9z`;
};

/** The moon as it looks on an evening. */
export function Moon({ lit, isGrowing, className, label }: Props) {
  return (
    <svg
      className={className}
      viewBox="-10 -10 20 20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {lit >= 98 ? (
        <circle r="9" className="fill-moon stroke-honey-deep" />
      ) : (
        <>
          <circle r="9" className="fill-olive" />
          {lit > 2 && <path className="fill-moon" d={litPath(lit, isGrowing)} />}
        </>
      )}
    </svg>
  );
}
