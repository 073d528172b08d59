import type { ComponentProps } from 'react';
import { useHydrated } from '../hooks/useHydrated.ts';
import { createPressHandler } from './createPressHandler.ts';

type Props = Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> & {
  href: string;
  onPress: () => void;
};

/**
 * A link in the static HTML, a button after hydration. One element keeps the focus and a press in progress.
 * index.html and print.css select `data-action`.
 */
export function ActionLink({
  href,
  onPress,
  children,
  'aria-haspopup': popup,
  'aria-expanded': expanded,
  ...rest
}: Props) {
  const press = createPressHandler(onPress);
  const button =
    useHydrated() &&
    ({ role: 'button', 'aria-haspopup': popup, 'aria-expanded': expanded } as const);
  // A link fires a click for Enter only.
  const keys = popup === 'menu' ? [' ', 'ArrowDown'] : [' '];
  return (
    <a
      {...rest}
      {...button}
      href={href}
      data-action=""
      onClick={press}
      onKeyDown={(event) => keys.includes(event.key) && press(event)}
    >
      {children}
    </a>
  );
}
