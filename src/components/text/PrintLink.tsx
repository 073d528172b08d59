import { clsx } from 'clsx';
import { useLocation } from 'react-router-dom';
import { getButtonClass, type ButtonStyle } from '../Button.tsx';
import { ActionLink } from './ActionLink.tsx';

export function PrintLink({ children, ...style }: ButtonStyle & { children: string }) {
  return (
    <ActionLink
      href={useLocation().pathname}
      onPress={() => window.print()}
      className={clsx(getButtonClass(style), 'scriptless:hidden')}
    >
      <span>{children}</span>
    </ActionLink>
  );
}
