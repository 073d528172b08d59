import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import {
  Button,
  buttonClass,
  type ButtonSize,
  type ButtonVariant,
} from '../../src/components/Button.tsx';
import { buttons } from '../specification.ts';

const variants: ButtonVariant[] = [...buttons.variants, 'light', 'line-light'];
const sizes: readonly ButtonSize[] = buttons.sizes;

const classesOf = (classes: string): string => classes.trim().split(' ').toSorted().join(' ');

it('each variant and size has its own look, in a button and in a link that looks like one', () => {
  const looks = variants.flatMap((variant) =>
    sizes.map((size) => {
      const { unmount } = render(
        <Button variant={variant} size={size}>
          Αποστολή
        </Button>,
      );
      const look = classesOf(screen.getByRole('button').className);
      expect(look).toBe(classesOf(buttonClass({ variant, size })));
      unmount();
      return look;
    }),
  );
  expect(new Set(looks).size).toBe(variants.length * sizes.length);
});

it('a button that names no look has the ordinary one', () => {
  expect(buttonClass()).toBe(buttonClass({ variant: 'default', size: 'default' }));
});

it('a button has the type "button" by default and submits nothing', () => {
  render(<Button>Αντιγραφή</Button>);
  expect(screen.getByRole('button', { name: 'Αντιγραφή' })).toHaveAttribute('type', 'button');
});

it('a button passes on what a button takes, and its own class beside its look', async () => {
  const onClick = vi.fn();
  render(<Button className="to-top" aria-label="Στην κορυφή" onClick={onClick} icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Στην κορυφή' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveClass(...buttonClass().split(' '), 'to-top');
});

it('a button has its text in a span, which gets the underline, and its icon before it', () => {
  render(<Button icon={<svg />}>Κλήση</Button>);
  expect(
    [...screen.getByRole('button').children].map((child) => child.tagName.toLowerCase()),
  ).toEqual(['svg', 'span']);
});
