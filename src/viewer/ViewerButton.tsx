import { useContext, type ReactNode, type Ref } from 'react';
import { Tip } from '../ui/Tip.tsx';
import { ViewerElement } from './viewerElement.ts';

type Props = {
  label: string;
  /** Side of the tooltip. */
  side?: 'top' | 'bottom';
  /** Off, but still reached by keyboard: a button that vanished under the finger would lose the focus. */
  off?: boolean;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export function ViewerButton({ label, side = 'top', off = false, onPress, className, ref, children }: Props) {
  return (
    <Tip label={label} side={side} container={useContext(ViewerElement)}>
      <button
        ref={ref}
        type="button"
        className={className ? `vbtn ${className}` : 'vbtn'}
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onPress}
      >
        {children}
      </button>
    </Tip>
  );
}
