import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button, buttonClass } from '../../src/components/Button.tsx';
import { buttons } from '../specification.ts';

it('submits no form unless its type is "submit"', () => {
  render(<Button>Αντιγραφή</Button>);
  expect(screen.getByRole('button', { name: 'Αντιγραφή' })).toHaveAttribute('type', 'button');
});

it('has the variants and sizes of the specification, each with its own look', () => {
  const variants = buttons.variants.map((variant) => buttonClass({ variant }));
  const sizes = buttons.sizes.map((size) => buttonClass({ size }));
  expect(new Set(variants).size).toBe(buttons.variants.length);
  expect(new Set(sizes).size).toBe(buttons.sizes.length);
});
