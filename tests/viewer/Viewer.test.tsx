import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import elShell from '../../src/content/el/shell.ts';
import { Viewer, type ViewerControls } from '../../src/viewer/Viewer.tsx';

const words = elShell.viewer;

const photos = ['061', '062', '063'].map((id) => ({
  picture: { id, width: 1500, height: 1000, color: '#445533', hash: 'abcdef12' },
  alt: `Περιγραφή ${id}`,
}));

// What jsdom leaves out: modal dialogs, and sizes of elements.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  vi.stubGlobal('ResizeObserver', class {
    observe() {}
    disconnect() {}
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
});

afterEach(() => void vi.unstubAllGlobals());

const open = (controls: ViewerControls, photoId = '061') => {
  const onShow = vi.fn();
  const onClose = vi.fn();
  const viewer = (wanted: { id: string }) => (
    <Viewer
      photos={photos}
      wanted={wanted}
      controls={controls}
      words={words}
      previewOf={() => undefined}
      addressOf={(shown) => `https://liofos.example/gallery?photo=${shown}`}
      onShow={onShow}
      onClose={onClose}
    />
  );
  const first = { id: photoId };
  const { rerender, unmount } = render(viewer(first));
  return { visitor: userEvent.setup(), onShow, onClose, unmount, show: (id: string) => rerender(viewer({ id })), again: () => rerender(viewer(first)) };
};

const button = (name: string) => screen.getByRole('button', { name });
const scale = () => Number(/scale\(([\d.]+)\)/.exec(document.querySelector<HTMLElement>('.viewer__slide:not([aria-hidden]) .viewer__photo')!.style.transform)![1]);

it('is a dialog with a name that says which photo is shown and where it stands', () => {
  open('zoom', '062');
  const dialog = screen.getByRole('dialog', { name: words.name });
  expect(dialog).toHaveAccessibleDescription('Φωτογραφία 2 από 3: Περιγραφή 062');
  expect(within(dialog).getByText('2 / 3')).toBeVisible();
  expect(within(dialog).getByRole('img', { name: 'Περιγραφή 062' })).toBeInTheDocument();
});

it('in the gallery the buttons end with the row, in a way that keeps the focus', async () => {
  const { visitor, onShow } = open('zoom');
  expect(button(words.previous)).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(button(words.previous));
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  await visitor.click(button(words.next));
  await visitor.click(button(words.next));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  expect(button(words.next)).toHaveAttribute('aria-disabled', 'true');
  expect(button(words.next)).toHaveFocus();
  expect(onShow).toHaveBeenLastCalledWith('063');
});

it('on event pages the buttons go round, and there is a strip of all photos', async () => {
  const { visitor } = open('thumbnails');
  await visitor.click(button(words.previous));
  expect(screen.getByText('3 / 3')).toBeInTheDocument();
  const strip = within(screen.getByRole('list', { name: words.thumbnails }));
  expect(strip.getByRole('button', { name: 'Περιγραφή 063' })).toHaveAttribute('aria-current', 'true');
  await visitor.click(strip.getByRole('button', { name: 'Περιγραφή 062' }));
  expect(screen.getByText('2 / 3')).toBeInTheDocument();
});

it('obeys the keys of the specification', async () => {
  const { visitor, onClose } = open('zoom');
  await visitor.click(button(words.next));
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

it('the zoom buttons stop at 0.5 and 5', async () => {
  const { visitor } = open('zoom');
  for (let press = 0; press < 6; press++) await visitor.click(button(words.zoomIn));
  expect(scale()).toBe(5);
  expect(button(words.zoomIn)).toHaveAttribute('aria-disabled', 'true');
  await visitor.click(button(words.reset));
  expect(scale()).toBe(1);
  for (let press = 0; press < 4; press++) await visitor.click(button(words.zoomOut));
  expect(scale()).toBe(0.5);
  expect(button(words.zoomOut)).toHaveAttribute('aria-disabled', 'true');
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

it('locks the page while it is there', () => {
  const { unmount } = open('zoom');
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('shares the address of the photo: through the phone, or by the clipboard, which it says', async () => {
  const { visitor } = open('zoom', '062');
  await visitor.click(button(words.share));
  expect(await navigator.clipboard.readText()).toBe('https://liofos.example/gallery?photo=062');
  expect(screen.getByRole('status')).toHaveTextContent(words.copied);

  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  await visitor.click(button(words.share));
  expect(share).toHaveBeenCalledWith({ url: 'https://liofos.example/gallery?photo=062', text: 'Περιγραφή 062' });
});

it('has no button for what the browser cannot do', () => {
  vi.stubGlobal('navigator', {});
  open('zoom');
  expect(screen.queryByRole('button', { name: words.share })).toBeNull();
  expect(screen.queryByRole('button', { name: words.fullScreen })).toBeNull();
});
