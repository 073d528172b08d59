import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stars } from '../../../src/components/text/Stars.tsx';
import { renderInLayout } from '../../support/renderInLayout.tsx';

it.each([
  { language: 'el', label: '5 στα 5 αστέρια' },
  { language: 'en', label: '5 out of 5 stars' },
] as const)('five stars are one picture that says so in $language', ({ language, label }) => {
  renderInLayout(<Stars />, { language });
  const stars = screen.getByRole('img', { name: label });
  expect(stars.querySelectorAll('svg')).toHaveLength(5);
});
