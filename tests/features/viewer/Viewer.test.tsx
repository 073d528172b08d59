import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import Viewer, { type ViewerControls } from '../../../src/features/viewer/Viewer.tsx';
import { fillPercent } from '../../../src/features/viewer/viewerMessages.ts';
import type { LayoutMessages } from '../../../src/layout/schema.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { mockStageSize } from '../../support/browser.ts';
import { Providers } from '../../support/renderInLayout.tsx';

const messages = composeContent<LayoutMessages>('layout', 'el').viewer;

const photos = ['061', '062', '063'].map((id) => ({
  id,
  width: 1500,
  height: 1000,
  bands: ['#453'],
  hash: 'abcdef12',
  alt: `Περιγραφή ${id}`,
}));

beforeEach(mockStageSize);

const open = (controls: ViewerControls, photoId = '061') => {
  const onShow = vi.fn();
  const onClose = vi.fn();
  const viewer = (wanted: { id: string }) => (
    <Viewer
      photos={photos}
      wanted={wanted}
      controls={controls}
      messages={messages}
      getPreview={() => undefined}
      getAddress={(shown) => `https://liofos.example/gallery?photo=${shown}`}
      onShow={onShow}
      onStay={() => {}}
      onClose={onClose}
    />
  );
  const first = { id: photoId };
  const { rerender } = render(viewer(first), { wrapper: Providers });
  return {
    visitor: userEvent.setup(),
    onShow,
    onClose,
    show: (id: string) => rerender(viewer({ id })),
    again: () => rerender(viewer(first)),
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const resetButton = (percent: number) => button(fillPercent(messages.reset, percent / 100));
const status = () => screen.getByRole('status');
const isAt = (position: string) => expect(screen.getByText(position)).toBeInTheDocument();
const slide = () => document.querySelector<HTMLElement>('.viewer__stage > :not([aria-hidden])')!;
const view = () => {
  const { transform } = (slide().firstElementChild as HTMLElement).style;
  const [x, y, scale] = /translate3d\((.+)px, (.+)px, 0(?:px)?\) scale\((.+)\)/
    .exec(transform)!
    .slice(1)
    .map(Number);
  return { x, y, scale };
};
const fakeTimers = () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
};

it('requests a photo again when a lost connection is back', () => {
  open('zoom');
  const large = () => within(slide()).queryByRole('img', { name: 'Περιγραφή 061' });
  fireEvent.error(large()!);
  expect(large()).toBeNull();
  expect(slide()).toHaveTextContent('Περιγραφή 061');
  fireEvent.online(window);
  expect(large()).not.toBeNull();
  expect(slide()).not.toHaveTextContent('Περιγραφή 061');
});

it('is a dialog with the name and the number of the photo, and a line that shows how far it is', () => {
  open('zoom', '062');
  const dialog = screen.getByRole('dialog', { name: messages.name });
  expect(dialog).toHaveAccessibleDescription('Φωτογραφία 2 από 3: Περιγραφή 062');
  expect(within(dialog).getByText('2 / 3')).toBeVisible();
  const line = dialog.querySelector<HTMLElement>('.viewer__progress')!;
  expect(Number.parseFloat(line.style.getPropertyValue('--at'))).toBeCloseTo((2 / 3) * 100);
  expect(within(dialog).getByRole('img', { name: 'Περιγραφή 062' })).toBeInTheDocument();
});

it('has buttons in the gallery that stop at both ends and keep the focus', async () => {
  const { visitor, onShow } = open('zoom');
  expect(button(messages.previous)).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(button(messages.previous));
  isAt('1 / 3');
  await visitor.click(button(messages.next));
  await visitor.click(button(messages.next));
  isAt('3 / 3');
  expect(button(messages.next)).toHaveAttribute('aria-disabled', 'true');
  expect(button(messages.next)).toHaveFocus();
  expect(onShow).toHaveBeenLastCalledWith('063');
});

it.each([
  ['{ArrowLeft}', '3 / 3', 1],
  ['{ArrowRight}', '2 / 3', 1],
  ['{PageUp}', '3 / 3', 1],
  ['{PageDown}', '2 / 3', 1],
  ['+=', '1 / 3', 2.25],
  ['++-', '1 / 3', 1.5],
  ['++0', '1 / 3', 1],
  ['-{ArrowLeft}', '3 / 3', 1],
  // The browser's own zoom.
  ['{Control>}-{/Control}', '1 / 3', 1],
])('reacts to the keys %s', async (keys, position, scale) => {
  const { visitor } = open('zoom');
  await visitor.keyboard(keys);
  isAt(position);
  expect(view().scale).toBeCloseTo(scale);
});

it('moves an enlarged photo by the arrow keys, as far as its edges', async () => {
  const { visitor } = open('zoom', '062');
  // 260 px high at 1x, so at 3.375x it is taller than the 700 px stage.
  await visitor.keyboard('+++{ArrowRight}{ArrowDown}');
  isAt('2 / 3');
  expect(view().x).toBeCloseTo(-390 / 4);
  expect(view().y).toBeCloseTo(-(260 * 1.5 ** 3 - 700) / 2);
  await visitor.keyboard('{ArrowLeft>9/}');
  expect(view().x).toBeCloseTo((390 * 1.5 ** 3 - 390) / 2);
  await visitor.keyboard('{PageDown}');
  isAt('3 / 3');
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
});

it('announces the zoom once it has come to rest, and the photo when it changes', async () => {
  const rest = fakeTimers();
  const { visitor } = open('zoom');
  await visitor.keyboard('+++');
  expect(status()).toBeEmptyDOMElement();
  rest(500);
  expect(status()).toHaveTextContent(fillPercent(messages.zoomed, 3.375));
  await visitor.keyboard('{PageDown}');
  rest(500);
  expect(status()).toHaveTextContent('Φωτογραφία 2 από 3: Περιγραφή 062');
  expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription();
  rest(4000);
  expect(status()).toBeEmptyDOMElement();
});

it('renames the single zoom button on event pages and keeps the focus on it', async () => {
  const { visitor } = open('thumbnails');
  await visitor.click(button(messages.zoomIn));
  await visitor.click(resetButton(225));
  expect(button(messages.zoomIn)).toHaveFocus();
});

it.each([
  ['zoom', 1],
  ['thumbnails', 2],
] as const)('reads aloud once what a photo shows, besides its thumbnail: %s', (controls, times) => {
  open(controls);
  const copy = screen.getByRole('dialog').cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden], style'))
    hidden.remove();
  for (const named of copy.querySelectorAll('button[aria-label]'))
    named.replaceChildren(` ${named.getAttribute('aria-label')} `);
  for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `);
  expect(copy.textContent?.split('Περιγραφή 061')).toHaveLength(times + 1);
});

it('closes with Escape the tip of a button first, then itself', async () => {
  const { visitor, onClose } = open('zoom');
  act(() => button(messages.next).focus());
  const tip = () => document.querySelector('[data-side]');
  expect(tip()).toHaveTextContent(messages.next);
  expect(button(messages.next)).not.toHaveAccessibleDescription();
  await visitor.keyboard('{Escape}');
  expect(tip()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('shows no tip when it is opened by keyboard, so that one Escape closes it', async () => {
  vi.spyOn(document.body, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible',
  );
  const { visitor, onClose } = open('zoom');
  expect(button(messages.close)).toHaveFocus();
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has zoom buttons that stop at 0.5 and 5, and one that shows the scale and resets it', async () => {
  const { visitor } = open('zoom');
  for (let press = 0; press < 6; press += 1) await visitor.click(button(messages.zoomIn));
  expect(button(messages.zoomIn)).toHaveAttribute('aria-disabled', 'true');
  expect(resetButton(500)).toHaveTextContent('500%');
  await visitor.click(resetButton(500));
  expect(view().scale).toBe(1);
  for (let press = 0; press < 3; press += 1) await visitor.click(button(messages.zoomOut));
  expect(view().scale).toBe(0.5);
  expect(button(messages.zoomOut)).toHaveAttribute('aria-disabled', 'true');
});

it('follows the address, but does not return to it when it is rendered again', async () => {
  const { visitor, show, again } = open('zoom');
  await visitor.keyboard('{ArrowRight}');
  again();
  isAt('2 / 3');
  show('061');
  isAt('1 / 3');
});

it('copies the address of the photo and announces it if the browser cannot share', async () => {
  const { visitor } = open('zoom', '062');
  await visitor.click(button(messages.share));
  expect(await navigator.clipboard.readText()).toBe('https://liofos.example/gallery?photo=062');
  expect(status()).toHaveTextContent(messages.copied);
});

it('names the downloaded file by what the photo shows', () => {
  open('zoom');
  const link = screen.getByRole('link', { name: messages.download });
  expect(link).toHaveAttribute('download', 'Περιγραφή 061.webp');
});

it('has no button for a feature that the browser lacks', () => {
  vi.stubGlobal('navigator', {});
  open('zoom');
  expect(screen.queryByRole('button', { name: messages.share })).toBeNull();
});
