type Props = {
  /** Lit part in per cent. */
  lit: number;
  isWaxing?: boolean | undefined;
  className: string;
  label?: string;
};

export function Moon({ lit, isWaxing, className, label }: Props) {
  return (
    <svg
      className={className}
      viewBox="-10 -10 20 20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {lit >= 98 ? (
        <circle r="9" className="fill-moon stroke-current text-honey-deep" />
      ) : (
        <>
          <circle r="9" className="fill-current text-primary" />
          {lit > 2 && <path className="fill-moon" d={getLitPath(lit, isWaxing)} />}
        </>
      )}
    </svg>
  );
}

/** In the northern hemisphere, a growing moon is lit on the right. */
const getLitPath = (lit: number, isWaxing = false): string => {
  const width = Math.round(9 * Math.abs(1 - lit / 50));
  const outer = isWaxing ? 1 : 0;
  const inner = lit < 50 ? 1 - outer : outer;
  return `M0-9A9 9 0 0 ${outer} 0 9A${width} 9 0 0 ${inner} 0-9z`;
};
