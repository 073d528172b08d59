import { fireEvent } from '@testing-library/react';
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
beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('alert', alert);
  document.body.innerHTML = '<input type="file" multiple />';
});

const input = () => document.querySelector('input')!;
const createFileList = (...names: string[]) => names.map((name) => new File(['x'], name));
const choose = (...names: string[]) =>
  fireEvent.change(input(), { target: { files: createFileList(...names) } });
const drop = (...names: string[]) =>
  fireEvent.drop(input(), { dataTransfer: { files: createFileList(...names) } });

it.each(['a.jpg', 'Κήπος (1).JPEG', 'a.png', 'a.webp', 'a.avif', 'a.heic', 'a.HEIF'])(
  'lets %s through, which Sveltia re-encodes',
  (name) => {
    choose(name);
    drop(name);
    expect(onChange).toHaveBeenCalledOnce();
    expect(onDrop).toHaveBeenCalledOnce();
    expect(alert).not.toHaveBeenCalled();
  },
);

it.each(['a.tiff', 'a.svg', 'a.bmp', 'a.gif', 'a.mp4', 'a.jpg_large', 'folder'])(
  'keeps %s from Sveltia, chosen or dropped, also beside a photo',
  (name) => {
    choose('a.jpg', name);
    drop('a.jpg', name);
    expect(onChange).not.toHaveBeenCalled();
    expect(onDrop).not.toHaveBeenCalled();
    expect(onDragLeave).toHaveBeenCalled();
    expect(alert).toHaveBeenCalledTimes(2);
    expect(alert).toHaveBeenCalledWith(expect.stringContaining(name));
    expect(alert).toHaveBeenCalledWith(expect.not.stringContaining('a.jpg,'));
  },
);

it('lets other changes and drops through', () => {
  document.body.innerHTML = '<input />';
  fireEvent.change(input(), { target: { value: 'x' } });
  fireEvent.drop(input());
  expect(onChange).toHaveBeenCalledOnce();
  expect(onDrop).toHaveBeenCalledOnce();
});
