import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { useContext, type ReactNode, type Ref, createContext } from 'react';
import { Tip } from '../../components/Tip.tsx';
import { tw } from '../../components/tw.ts';

/** Container of full screen and tips: a modal dialog covers the page. */
export const ViewerElement = createContext<HTMLElement | null>(null);

type Props = {
  label: string;
  icon?: LucideIcon;
  /** It stays focusable, because a removed button loses the focus. */
  off?: boolean;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
};

const base = tw`group grid h-12 flex-none touch-manipulation place-items-center rounded text-note transition-colors`;

const square = tw`w-12`;

const on = tw`hover:bg-background/10`;

export const viewerButtonClass = clsx(base, square, on);

export const viewerIconClass = tw`icon size-6 group-aria-disabled:opacity-50`;

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
        className={clsx(base, Icon ? square : 'min-w-16 px-2', !off && on, className)}
        aria-label={label}
        aria-disabled={off || undefined}
        onClick={off ? undefined : onPress}
      >
        {Icon ? <Icon className={viewerIconClass} /> : children}
      </button>
    </Tip>
  );
}
