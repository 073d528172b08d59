import type { ComponentProps } from 'react';
import { useHydrated } from './hooks/useHydrated.ts';
import { plainPress } from './plainPress.ts';

type Props = Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> & {
  /** Where it leads before and without script. */
  href: string;
  onPress: () => void;
};

/**
 * A plain link in the static HTML, a button once React has hydrated it. It stays one element: a replacement would lose
 * the focus or a press in progress. `data-action` marks it from the start: earlyPresses.ts keeps presses on it until React
 * handles them, and print.css hides it.
 */
export function ActionLink({
  href,
  onPress,
  children,
  'aria-haspopup': popup,
  'aria-expanded': expanded,
  ...rest
}: Props) {
  const press = plainPress(onPress);
  const button =
    useHydrated() &&
    ({ role: 'button', 'aria-haspopup': popup, 'aria-expanded': expanded } as const);
  // Enter is a click already. Any button hears the space bar, a menu's button the arrow down too.
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
