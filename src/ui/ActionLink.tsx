import type { ComponentProps } from 'react';
import { plainPress } from './plainPress.ts';

type Props = Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> & {
  /** Where it leads before and without script. */
  href: string;
  onPress: () => void;
};

/**
 * A link before and without script, a button with it (src/app/boot.ts keeps presses that come in between). It stays one
 * element: another one in its place would lose the focus, or a press under way.
 */
export function ActionLink({ href, onPress, children, ...rest }: Props) {
  const press = plainPress(onPress);
  // Enter is a click already. Any button hears the space bar, a menu's button the arrow down too.
  const keys = rest['aria-haspopup'] === 'menu' ? [' ', 'ArrowDown'] : [' '];
  return (
    <a {...rest} href={href} role="button" onClick={press} onKeyDown={(event) => keys.includes(event.key) && press(event)}>
      {children}
    </a>
  );
}
