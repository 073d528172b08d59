type Props = {
  /** In per cent. */
  lit: number;
  isGrowing: boolean;
  className: string;
  /** Without it the drawing is decorative. */
  label?: string;
};

const radius = 9;

/** Northern hemisphere: a growing moon is lit on the right. Rounded widths compress well. */
const litPath = (lit: number, isGrowing: boolean): string => {
  const width = Math.round(radius * Math.abs(1 - lit / 50));
  const outer = isGrowing ? 1 : 0;
  const inner = lit < 50 ? 1 - outer : outer;
  return `M0-9A9 9 0 0 ${outer} 0 9A${width} 9 0 0 ${inner} 0-9z`;
};

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
          <circle r="9" className="fill-primary" />
          {lit > 2 && <path className="fill-moon" d={litPath(lit, isGrowing)} />}
        </>
      )}
    </svg>
  );
}
