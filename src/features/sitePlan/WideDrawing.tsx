import type { ComponentProps } from 'react';
import planWide from './plan-wide.svg';
import './PlanDrawing.css';

export const WideDrawing = ({ alt, loading }: Pick<ComponentProps<'img'>, 'alt' | 'loading'>) => (
  <img
    className="h-auto forced-color-adjust-none"
    src={planWide}
    width={1600}
    height={934}
    alt={alt}
    loading={loading}
  />
);

export const PlanNumber = ({ children }: { children: number }) => (
  <b className="plan__number font-semibold tabular">{children}</b>
);
