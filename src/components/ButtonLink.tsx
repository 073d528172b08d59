import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { getButtonClass, type ButtonStyle } from './Button.tsx';
import { PageLink } from './text/PageLink.tsx';

type Props = ButtonStyle & { icon?: ReactNode; className?: string; children: ReactNode } & (
    | Pick<ComponentProps<typeof PageLink>, 'to' | 'hash' | 'search' | 'reloadDocument'>
    | { href: string; rel?: 'noopener' }
  );

export function ButtonLink({ variant, size = 'lg', icon, className, children, ...target }: Props) {
  const classes = clsx(getButtonClass({ variant, size }), className);
  const content = (
    <>
      {icon}
      <span>{children}</span>
    </>
  );
  return 'to' in target ? (
    <PageLink className={classes} {...target}>
      {content}
    </PageLink>
  ) : (
    <a className={classes} {...target}>
      {content}
    </a>
  );
}

/** Two buttons share the width of a phone if their words fit. */
export function ButtonRow({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap gap-4 max-sm:*:flex-1 max-sm:*:basis-36 max-sm:*:px-1 max-sm:*:text-small',
        className,
      )}
    >
      {children}
    </div>
  );
}
