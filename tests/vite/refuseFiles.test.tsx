import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { refuseFiles } from '../../src/vite/editor/refuseFiles.ts';

refuseFiles();

const onChange = vi.fn();
const onDrop = vi.fn();
const onDragLeave = vi.fn();
const alert = vi.fn();
document.body.addEventListener('change', onChange);
document.body.addEventListener('drop', onDrop);
document.body.addEventListener('dragleave', onDragLeave);
const decode = async (file: Blob) => {
  const [width, height] = (await file.text()).split('×').map(Number);
  if (!height) throw new Error('The source image could not be decoded.');
  return { width, height, close: () => {} };
};
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('alert', alert);
  vi.stubGlobal('createImageBitmap', decode);
  document.body.innerHTML = '<input type="file" multiple />';
});

const input = () => document.querySelector('input')!;
const createFileList = (files: readonly (string | File)[]) =>
  files.map((file) => (typeof file === 'string' ? new File(['1200×900'], file) : file));
const choose = (...files: (string | File)[]) =>
  fireEvent.change(input(), { target: { files: createFileList(files) } });
/** Sveltia reads `items`, which the browser empties after the event. */
const drop = (...files: (string | File)[]) => {
  const list = createFileList(files);
  const items = list.map(({ name }) => ({ webkitGetAsEntry: () => ({ name }) }));
  fireEvent.drop(input(), { dataTransfer: { files: list, items: [...items] } });
  items.length = 0;
};

it.each([
  'a.jpg',
  'Κήπος (1).JPEG',
  'a.png',
  'a.webp',
  'a.avif',
  new File(['not decoded by Chromium'], 'a.heic'),
  new File(['not decoded by Chromium'], 'a.HEIF'),
  new File(['900×1200'], 'upright.jpg'),
])('lets %o through, which Sveltia re-encodes', async (file) => {
  choose(file);
  drop(file);
  await waitFor(() => expect(onDrop).toHaveBeenCalledOnce());
  expect(onChange).toHaveBeenCalledOnce();
  const [{ dataTransfer }] = onDrop.mock.calls[0] as [DragEvent];
  expect(dataTransfer?.items[0]?.webkitGetAsEntry()?.name).toBe(
    typeof file === 'string' ? file : file.name,
  );
  expect(alert).not.toHaveBeenCalled();
});

it.each(['a.tiff', 'a.svg', 'a.bmp', 'a.gif', 'a.mp4', 'a.jpg_large', 'folder'])(
  'keeps %s from Sveltia, chosen or dropped, also beside a photo',
  async (name) => {
    choose('a.jpg', name);
    drop('a.jpg', name);
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(2));
    expect(onChange).not.toHaveBeenCalled();
    expect(onDrop).not.toHaveBeenCalled();
    expect(onDragLeave).toHaveBeenCalled();
    expect(alert).toHaveBeenCalledWith(expect.stringContaining(name));
    expect(alert).toHaveBeenCalledWith(expect.not.stringContaining('a.jpg,'));
  },
);

it('keeps a photo below the size that the check wants from Sveltia, also beside a good one', async () => {
  const small = new File(['1199×800'], 'viber.jpg');
  choose('a.jpg', small);
  drop(small, 'a.jpg');
  await waitFor(() => expect(alert).toHaveBeenCalledTimes(2));
  expect(onChange).not.toHaveBeenCalled();
  expect(onDrop).not.toHaveBeenCalled();
  const [[message]] = alert.mock.calls as [[string]];
  expect(message).toMatch(
    /^viber\.jpg\nΕίναι 1199×800 pixel, .*\nIt is 1199×800 pixels, .*original/,
  );
});

it('lets other changes and drops through', () => {
  document.body.innerHTML = '<input />';
  fireEvent.change(input(), { target: { value: 'x' } });
  fireEvent.drop(input());
  expect(onChange).toHaveBeenCalledOnce();
  expect(onDrop).toHaveBeenCalledOnce();
});
