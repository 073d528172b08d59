import { expect, it, vi } from 'vitest';
import { canShare, copyToClipboard, share } from '../../src/components/share.ts';

const link = { url: 'https://www.liofos.example/en', text: 'How to get here' };
const succeed = () => vi.fn(async () => {});
const failWith = (name: string) => vi.fn(() => Promise.reject(new DOMException('', name)));

const browserWith = (sharing?: () => Promise<void>, writeText?: () => Promise<void>) =>
  vi.stubGlobal('navigator', { share: sharing, clipboard: writeText && { writeText } });

it('passes a link to the share sheet of the phone', async () => {
  const sharing = succeed();
  browserWith(sharing);
  expect(await share(link)).toBe('shared');
  expect(sharing).toHaveBeenCalledWith(link);
});

it.each([
  ['the visitor cancels', 'AbortError'],
  ['the share sheet is open already', 'InvalidStateError'],
])('copies nothing if %s', async (_, error) => {
  const clipboard = succeed();
  browserWith(failWith(error), clipboard);
  expect(await share(link)).toBe('dismissed');
  expect(clipboard).not.toHaveBeenCalled();
});

it.each([
  ['there is no sharing', undefined],
  ['the browser forbids sharing', failWith('NotAllowedError')],
])('copies the address where %s', async (_, sharing) => {
  const clipboard = succeed();
  browserWith(sharing, clipboard);
  expect(await share(link)).toBe('copied');
  expect(clipboard).toHaveBeenCalledWith(link.url);
});

it.each([
  ['forbids it', failWith('NotAllowedError')],
  ['has no clipboard', undefined],
])('reports that nothing was shared or copied where the browser %s', async (_, clipboard) => {
  browserWith(undefined, clipboard);
  expect(canShare()).toBe(clipboard !== undefined);
  expect(await share(link)).toBe('refused');
  expect(await copyToClipboard(link.url)).toBe(false);
});
