import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { pathOf } from '../../site/paths.ts';
import { ActionLink } from '../../components/ActionLink.tsx';
import { buttonClass } from '../../components/Button.tsx';

/** Printing needs script. */
export function PrintLink({ children, className }: { children: string; className?: string }) {
  const { language } = useLocale();
  return (
    <ActionLink
      href={pathOf('prices', language)}
      onPress={() => window.print()}
      className={clsx(buttonClass({ variant: 'link' }), 'scriptless:hidden', className)}
    >
      <span>{children}</span>
    </ActionLink>
  );
}
