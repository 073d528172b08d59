import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useContext, type ReactNode, type Ref, createContext } from 'react';
import { Tip } from '../../components/Tip.tsx';
import { tw } from '../../components/tw.ts';

/** For fullscreen and tips: a modal dialog covers the page. */
export const ViewerElement = createContext<HTMLElement | null>(null);

type Props = {
  label: string;
  /** Replaces the children. */
  icon?: LucideIcon;
  /** Focusable: a removed button loses the focus. */
  off?: boolean;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
};

const base = tw`group inline-grid h-12 flex-none touch-manipulation place-items-center rounded border-0 bg-transparent text-note text-inherit transition-colors`;

const square = tw`w-12 p-0`;

const on = tw`cursor-pointer [@media(hover:hover)]:hover:bg-background/12`;

export const viewerButtonClass = clsx(base, square, on);

export const viewerIconClass = tw`icon size-6 group-aria-disabled:opacity-32`;

export function ViewerButton({
  label,
  icon: Icon,
  off = false,
  onPress,
  className,
  ref,
  children,
}: Props) {
  return (
    <Tip label={label} container={useContext(ViewerElement)}>
      <button
        ref={ref}
        type="button"
        className={clsx(base, Icon ? square : 'min-w-16 px-1 py-0', !off && on, className)}
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onPress}
      >
        {Icon ? <Icon className={viewerIconClass} /> : children}
      </button>
    </Tip>
  );
}
