import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { buttonClass, type ButtonLook } from '../Button.tsx';
import { ActionLink } from './ActionLink.tsx';

/** Hidden without JavaScript, because printing needs it. */
export function PrintLink({ children, ...look }: ButtonLook & { children: string }) {
  return (
    <ActionLink
      href={useLocation().pathname}
      onPress={() => window.print()}
      className={clsx(buttonClass(look), 'scriptless:hidden')}
    >
      <span>{children}</span>
    </ActionLink>
  );
}
