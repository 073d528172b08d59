import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MapSection } from '../../../src/components/sections/MapSection.tsx';
import { layoutMessages, renderInLayout } from '../../support/renderInLayout.tsx';

const copy = { title: 'Where', text: 'By the sea', frame: 'Map of the area' };

it('loads the map of another site after a press, and gives it the focus', () => {
  const embed = 'https://maps.example/embed?q=estate';
  renderInLayout(<MapSection copy={copy} map={{ embed, height: 450 }} />, { language: 'en' });
  expect(screen.queryByTitle(copy.frame)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: layoutMessages.en.showMap }));
  expect(screen.getByTitle(copy.frame)).toHaveAttribute('src', embed);
  expect(screen.getByTitle(copy.frame)).toHaveFocus();
});
