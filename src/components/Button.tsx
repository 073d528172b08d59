import { clsx } from 'clsx';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { tw } from './tw.ts';

const base = clsx(
  'btn inline-flex items-center justify-center gap-3 rounded border py-1.5 text-center text-balance transition-colors',
  'font-text font-semibold aria-disabled:cursor-progress',
);

/** docs/specification.md, "Notices, tips and buttons". The last two are for photos. */
const variants = {
  default: tw`border-transparent bg-primary text-background hover:bg-foreground`,
  destructive: tw`border-transparent bg-error text-surface hover:bg-foreground`,
  outline: tw`border-current bg-transparent hover:border-transparent hover:bg-foreground hover:text-background`,
  secondary: tw`border-transparent bg-subtle hover:bg-subtle-hover`,
  ghost: tw`border-transparent bg-transparent hover:bg-wash`,
  link: tw`self-center border-transparent bg-transparent px-0! text-left`,
  light: tw`border-transparent bg-background text-foreground`,
  'line-light': tw`border-current bg-transparent text-background hover:border-transparent hover:bg-background hover:text-foreground`,
};

const sizes = {
  default: tw`min-h-12 text-small`,
  sm: tw`min-h-11 text-note`,
  lg: tw`min-h-14 text-body`,
  icon: tw`min-h-12 min-w-12`,
};

const paddings = {
  default: tw`px-5`,
  sm: tw`px-5`,
  lg: tw`px-6 sm:px-8`,
  icon: '',
};

export type ButtonStyle = { variant?: keyof typeof variants; size?: keyof typeof sizes };

export const iconButtonClass = tw`grid size-11 flex-none place-items-center transition-colors hover:text-accent`;

export const getButtonClass = ({
  variant = 'default',
  size = 'default',
}: ButtonStyle = {}): string =>
  clsx(
    base,
    sizes[size],
    variant === 'link' ? 'line-with-dot' : ['line-on-hover', paddings[size]],
    variants[variant],
  );

type Props = ButtonStyle & ButtonHTMLAttributes<HTMLButtonElement> & { icon?: ReactNode };

/** The line on hover must not reach below the icon, so the text has a span. */
export function Button({
  variant,
  size,
  icon,
  children,
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button type={type} className={clsx(getButtonClass({ variant, size }), className)} {...rest}>
      {icon}
      {children && <span>{children}</span>}
    </button>
  );
}
