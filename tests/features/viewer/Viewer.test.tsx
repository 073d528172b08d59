import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { contentOf } from '../../../src/vite/content/contentOf.ts';
import type { LayoutMessages } from '../../../src/layout/schema.ts';
import Viewer from '../../../src/features/viewer/Viewer.tsx';
import type { ViewerControls } from '../../../src/features/viewer/Viewer.tsx';
import { withPercent } from '../../../src/features/viewer/viewerMessages.ts';
import { haveStage } from '../../support/browser.ts';
import { Providers } from '../../support/renderInLayout.tsx';

const messages = contentOf<LayoutMessages>('layout', 'el').viewer;

const photos = ['061', '062', '063'].map((id) => ({
  id,
  width: 1500,
  height: 1000,
  color: '#445533',
  hash: 'abcdef12',
  alt: `Περιγραφή ${id}`,
}));

beforeEach(haveStage);
afterEach(() => void vi.unstubAllGlobals());

const open = (controls: ViewerControls, photoId = '061') => {
  const onShow = vi.fn();
  const onStay = vi.fn();
  const onClose = vi.fn();
  const viewer = (wanted: { id: string }) => (
    <Viewer
      photos={photos}
      wanted={wanted}
      controls={controls}
      messages={messages}
      previewOf={() => undefined}
      addressOf={(shown) => `https://liofos.example/gallery?photo=${shown}`}
      onShow={onShow}
      onStay={onStay}
      onClose={onClose}
    />
  );
  const first = { id: photoId };
  const { rerender, unmount } = render(viewer(first), { wrapper: Providers });
  return {
    visitor: userEvent.setup(),
    onShow,
    onStay,
    onClose,
    unmount,
    show: (id: string) => rerender(viewer({ id })),
    again: () => rerender(viewer(first)),
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const resetButton = (percent: number) => button(withPercent(messages.reset, percent / 100));
const status = () => screen.getByRole('status');
const view = () => {
  const { transform } = document.querySelector<HTMLElement>(
    '.viewer__slide:not([aria-hidden]) .viewer__photo',
  )!.style;
  const [, x, y, scale] = /translate3d\((-?[\d.]+)px, (-?[\d.]+)px, 0(?:px)?\) scale\(([\d.]+)\)/
    .exec(transform)!
    .map(Number);
  return { x, y, scale };
};
const scale = () => view().scale;
const readOut = () => {
  const copy = screen.getByRole('dialog').cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], [hidden], style'))
    hidden.remove();
  for (const named of copy.querySelectorAll('button[aria-label]'))
    named.replaceChildren(` ${named.getAttribute('aria-label')} `);
  for (const image of copy.querySelectorAll('img')) image.replaceWith(` ${image.alt} `);
  return copy.textContent ?? '';
};
const timesIn = (text: string, sought: string) => text.split(sought).length - 1;

it('asks again for a photo that was lost with the connection as soon as it is back', () => {
  open('zoom');
  const shown = () => document.querySelector<HTMLElement>('.viewer__slide:not([aria-hidden])')!;
  const large = () => within(shown()).queryByRole('img', { name: 'Περιγραφή 061' });
  fireEvent.error(large()!);
  expect(large()).toBeNull();
  expect(shown()).toHaveTextContent('Περιγραφή 061');
  fireEvent.online(window);
  expect(large()).not.toBeNull();
  expect(shown()).not.toHaveTextContent('Περιγραφή 061');
});

it('is a dialog with a name that says which photo is shown and where it stands', () => {
  open('zoom', '062');
  const dialog = screen.getByRole('dialog', { name: messages.name });
  expect(dialog).toHaveAccessibleDescription('Φωτογραφία 2 από 3: Περιγραφή 062');
  expect(within(dialog).getByText('2 / 3')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'Περιγραφή 062' })).toBeInTheDocument();
});

it('in the gallery the buttons end with the row, in a way that keeps the focus', async () => {
  const { visitor, onShow } = open('zoom');
  expect(button(messages.previous)).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(button(messages.previous));
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  await visitor.click(button(messages.next));
  await visitor.click(button(messages.next));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(button(messages.next)).toHaveAttribute('aria-disabled', 'true');
  expect(button(messages.next)).toHaveFocus();
  expect(onShow).toHaveBeenLastCalledWith('063');
});

it('on event pages the buttons go round, and there is a strip of all photos', async () => {
  const { visitor } = open('thumbnails');
  await visitor.click(button(messages.previous));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  const strip = within(screen.getByRole('list', { name: messages.thumbnails }));
  expect(strip.getByRole('button', { name: 'Περιγραφή 063' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await visitor.click(strip.getByRole('button', { name: 'Περιγραφή 062' }));
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});

it('obeys the keys of the specification', async () => {
  const { visitor, onClose } = open('zoom');
  await visitor.click(button(messages.next));
  await visitor.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  await visitor.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  await visitor.keyboard('+=');
  expect(scale()).toBeCloseTo(2.25);
  await visitor.keyboard('-');
  expect(scale()).toBeCloseTo(1.5);
  await visitor.keyboard('0');
  expect(scale()).toBe(1);
  await visitor.keyboard('{Control>}-{/Control}');
  expect(scale(), "the browser's own zoom is left to it").toBe(1);
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('above 1x the arrow keys move the photo, as far as its edges, and another photo begins in its middle', async () => {
  const { visitor } = open('zoom', '062');
  await visitor.keyboard('{ArrowUp}{ArrowDown}');
  expect(view(), 'at 1x there is nowhere to go').toEqual({ x: 0, y: 0, scale: 1 });
  // 260 px high at 1x, so at 3.375x it is taller than the 700 px stage.
  await visitor.keyboard('+++{ArrowRight}{ArrowDown}');
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  expect(view().x, 'what lies to the right comes into sight').toBeCloseTo(-390 / 4);
  expect(view().y).toBeCloseTo(-(260 * 1.5 ** 3 - 700) / 2);
  await visitor.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(view().x).toBeCloseTo(390 / 4);
  expect(view().y).toBeCloseTo((260 * 1.5 ** 3 - 700) / 2);
  await visitor.keyboard('{ArrowLeft>9/}');
  expect(view().x, 'not beyond its edge').toBeCloseTo((390 * 1.5 ** 3 - 390) / 2);

  await visitor.keyboard('{PageDown}');
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(view()).toEqual({ x: 0, y: 0, scale: 1 });
  await visitor.keyboard('{PageUp}{PageUp}{PageUp}');
  expect(screen.getByText('3 / 3'), 'at 1x, too, and round the ends').toBeInTheDocument();
  await visitor.keyboard('-{ArrowLeft}');
  expect(screen.getByText('2 / 3'), 'smaller than 1x nothing is to be moved').toBeInTheDocument();
});

it('says how large the photo is once the zoom has come to rest, and with another photo not at all', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { visitor } = open('zoom');
  const rest = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  await visitor.keyboard('+++');
  expect(status(), 'not at every step').toBeEmptyDOMElement();
  rest(500);
  expect(status()).toHaveTextContent(withPercent(messages.zoomed, 3.375));
  await visitor.keyboard('{PageDown}');
  rest(500);
  expect(status()).toHaveTextContent('Φωτογραφία 2 από 3: Περιγραφή 062');
  rest(4000);
  expect(status(), 'who reads on later meets it no more').toBeEmptyDOMElement();
});

it('the button back to 1x shows and says how large the photo is now', async () => {
  const { visitor } = open('zoom');
  expect(resetButton(100)).toHaveTextContent('100%');
  await visitor.keyboard('++');
  expect(resetButton(225)).toHaveTextContent('225%');
  await visitor.keyboard('0---');
  expect(resetButton(50)).toHaveTextContent('50%');
});

it('renames the single zoom button on event pages when it switches between enlarge and reset', async () => {
  const { visitor } = open('thumbnails');
  await visitor.click(button(messages.zoomIn));
  await visitor.click(resetButton(225));
  expect(button(messages.zoomIn)).toHaveFocus();
});

it.each(['zoom', 'thumbnails'] as const)(
  'what the photo shows is read once, and once more where it names a button (%s)',
  async (controls) => {
    const { visitor } = open(controls);
    const once = controls === 'zoom' ? 1 : 2;
    expect(timesIn(readOut(), 'Περιγραφή 061')).toBe(once);
    await visitor.keyboard('{PageDown}');
    expect(status()).toHaveTextContent('Φωτογραφία 2 από 3: Περιγραφή 062');
    expect(
      screen.getByRole('dialog'),
      'said by the status alone',
    ).not.toHaveAccessibleDescription();
  },
);

it('a tip shows the name of a button and adds no description; Escape closes the tip first, then the viewer', async () => {
  const { visitor, onClose } = open('zoom');
  act(() => button(messages.next).focus());
  const tip = () => document.querySelector('[data-side]');
  expect(tip()).toHaveTextContent(messages.next);
  expect(button(messages.next)).not.toHaveAccessibleDescription();
  expect(button(messages.next)).not.toHaveAttribute('aria-describedby');
  await visitor.keyboard('{Escape}');
  expect(tip()).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(button(messages.next)).toHaveFocus();
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('opened by keyboard it shows no tip that nobody sought: one Escape closes it', async () => {
  vi.spyOn(document.body, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible',
  );
  const { visitor, onClose } = open('zoom');
  expect(button(messages.close)).toHaveFocus();
  expect(document.querySelector('[data-side]')).toBeNull();
  await visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('the zoom buttons stop at 0.5 and 5', async () => {
  const { visitor } = open('zoom');
  for (let press = 0; press < 6; press++) await visitor.click(button(messages.zoomIn));
  expect(scale()).toBe(5);
  expect(button(messages.zoomIn)).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(resetButton(500));
  expect(scale()).toBe(1);
  for (let press = 0; press < 4; press++) await visitor.click(button(messages.zoomOut));
  expect(scale()).toBe(0.5);
  expect(button(messages.zoomOut)).toHaveAttribute('aria-disabled', 'true');
});

it('follows an address that was changed from outside', () => {
  const { show } = open('zoom');
  show('063');
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
});

it('is led back neither by what was asked for before nor when it is drawn again', async () => {
  const { visitor, show, again } = open('zoom');
  await visitor.keyboard('{ArrowRight}');
  again();
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
  show('061');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

it('calls onShow at once and onStay after a moment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { visitor, onShow, onStay, unmount } = open('zoom');
  await visitor.keyboard('{ArrowRight}{ArrowRight}');
  expect(onShow.mock.calls).toEqual([['061'], ['062'], ['063']]);
  act(() => vi.advanceTimersByTime(300));
  expect(onStay.mock.calls).toEqual([['063']]);
  await visitor.keyboard('{ArrowLeft}');
  unmount();
  vi.advanceTimersByTime(300);
  expect(onStay, 'nobody stays in a viewer that is closed').toHaveBeenCalledOnce();
});

it('locks the page while it is there', () => {
  const { unmount } = open('zoom');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('shares the address of the photo: through the phone, or by the clipboard, which it says', async () => {
  const { visitor } = open('zoom', '062');
  await visitor.click(button(messages.share));
  expect(await navigator.clipboard.readText()).toBe('https://liofos.example/gallery?photo=062');
  expect(screen.getByRole('status')).toHaveTextContent(messages.copied);

  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await visitor.click(button(messages.share));
  expect(share).toHaveBeenCalledWith({
    url: 'https://liofos.example/gallery?photo=062',
    text: 'Περιγραφή 062',
  });
});

it('has no button for what the browser cannot do', () => {
  vi.stubGlobal('navigator', {});
  open('zoom');
  expect(screen.queryByRole('button', { name: messages.share })).toBeNull();
  expect(screen.queryByRole('button', { name: messages.fullScreen })).toBeNull();
});
