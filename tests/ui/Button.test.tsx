import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Button, buttonClass, type ButtonSize, type ButtonVariant } from '../../src/ui/Button.tsx';
import { buttons } from '../specification.ts';

const variants: ButtonVariant[] = [...buttons.variants, 'light', 'line-light'];
const sizes: readonly ButtonSize[] = buttons.sizes;
const css = readFileSync('src/ui/button.css', 'utf8');

describe.each(variants)('the %s button', (variant) => {
  it.each(sizes)('in the size %s has its own look', (size) => {
    render(
      <Button variant={variant} size={size}>
        Αποστολή
      </Button>,
    );
    const expected = ['btn', `btn--${variant}`, ...(size === 'default' ? [] : [`btn--${size}`])];
    expect(screen.getByRole('button').className.split(' ')).toEqual(expected);
    for (const name of expected) expect(css).toMatch(new RegExp(`\\.${name}\\b[^-]`));
  });
});

it('a link can look like a button of any kind', () => {
  expect(buttonClass()).toBe('btn btn--default');
  expect(buttonClass({ variant: 'outline', size: 'lg' })).toBe('btn btn--outline btn--lg');
});

it('a button submits nothing unless it is told to', () => {
  render(<Button>Αντιγραφή</Button>);
  expect(screen.getByRole('button', { name: 'Αντιγραφή' })).toHaveAttribute('type', 'button');
});

it('a button passes on what a button takes, and its own class beside its look', async () => {
  const onClick = vi.fn();
  render(<Button className="to-top" aria-label="Στην κορυφή" onClick={onClick} icon={<svg />} />);
  const button = screen.getByRole('button', { name: 'Στην κορυφή' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button).toHaveClass('btn', 'btn--default', 'to-top');
});

it('the words of a button stand in a span, which the underline follows, and the icon beside it', () => {
  render(<Button icon={<svg />}>Κλήση</Button>);
  expect([...screen.getByRole('button').children].map((child) => child.tagName.toLowerCase())).toEqual(['svg', 'span']);
});
