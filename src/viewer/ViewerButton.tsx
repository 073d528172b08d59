import { memo, type ReactNode, type Ref } from 'react';
import { Tip } from '../ui/Tip.tsx';

type Props = {
  label: string;
  /** Side of the tooltip. */
  side?: 'top' | 'bottom';
  /** Where the tooltip is drawn: inside the dialog, which lies above everything else of the page. */
  tipsIn: HTMLElement | null;
  /** Off, but still reached by keyboard: a button that vanished under the finger would lose the focus. */
  off?: boolean;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
};

export const ViewerButton = memo(function ViewerButton({ label, side = 'top', tipsIn, off = false, onPress, className, ref, children }: Props) {
  return (
    <Tip label={label} side={side} container={tipsIn}>
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
});
