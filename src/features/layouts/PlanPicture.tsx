import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { FloorSize } from '../../facts/estate/layoutFacts.ts';

/** Inline drawings would make the HTML half as large again. */
const drawings = import.meta.glob<string>('./drawings/*.svg', {
  eager: true,
  import: 'default',
});

type Props = {
  name: string;
  /** Metres. The small hall's picture is as wide as the hall's. */
  size: FloorSize;
  className?: string;
  style?: CSSProperties;
};

/** Decorative, because the table has the same information. */
export function PlanPicture({ name, size, className, style }: Props) {
  return (
    <img
      className={clsx('h-auto bg-transparent', className)}
      style={style}
      src={drawings[`./drawings/${name}.svg`]}
      width={Math.round(size.width * 100)}
      height={Math.round(size.depth * 100)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
