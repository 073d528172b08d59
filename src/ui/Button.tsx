import type { ButtonHTMLAttributes, ReactNode } from 'react';
import './button.css';

/** docs/specification.md, "Notices, tips and buttons"; light and line-light stand over a photo (docs/design.md, "Buttons"). */
export type ButtonVariant = 'default' | 'destructive' | 'outline' | 'secondary' | 'ghost' | 'link' | 'light' | 'line-light';
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

/** The classes of a button, for links that look like one. */
export const buttonClass = ({ variant = 'default', size = 'default' }: Look = {}): string =>
  ['btn', `btn--${variant}`, size === 'default' ? '' : `btn--${size}`].filter(Boolean).join(' ');

type Props = Look & ButtonHTMLAttributes<HTMLButtonElement> & { icon?: ReactNode };

/** A button; its words stand in a span so that the hover underline follows them and not the icon. */
export function Button({ variant, size, icon, children, className = '', type = 'button', ...rest }: Props) {
  return (
    <button type={type} className={`${buttonClass({ variant, size })} ${className}`.trim()} {...rest}>
      {icon}
      {children && <span>{children}</span>}
    </button>
  );
}
