import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { createContext, useContext, type ReactNode, type Ref } from 'react';
import { Tip } from '../../components/Tip.tsx';
import { tw } from '../../components/tw.ts';

/** Container of tips, because a modal dialog covers the page. */
export const ViewerElement = createContext<HTMLElement | null>(null);

type Props = {
  label: string;
  icon?: LucideIcon;
  /** It stays focusable, because a removed button loses the focus. */
  isDisabled?: boolean;
  onPress: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
};

const baseClass = tw`grid h-12 flex-none touch-manipulation place-items-center rounded text-note transition-colors`;

const hoverClass = tw`hover:bg-background/10`;

export const viewerButtonClass = clsx(baseClass, 'w-12', hoverClass);

export const viewerIconClass = tw`icon size-6`;

export function ViewerButton({
  label,
  icon: Icon,
  isDisabled = false,
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
        className={clsx(baseClass, Icon ? 'w-12' : 'w-16', !isDisabled && hoverClass, className)}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onPress}
      >
        {Icon ? <Icon className={clsx(viewerIconClass, isDisabled && 'opacity-50')} /> : children}
      </button>
    </Tip>
  );
}
