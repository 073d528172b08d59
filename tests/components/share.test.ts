import { afterEach, describe, expect, it, vi } from 'vitest';
import { canShare, copyToClipboard, share } from '../../src/components/share.ts';

const link = { url: 'https://www.liofos.example/en', text: 'How to get here' };

const browserWith = ({
  sharing,
  clipboard,
}: {
  sharing?: () => Promise<void>;
  clipboard?: (text: string) => Promise<void>;
}) => {
  vi.stubGlobal('navigator', { share: sharing, clipboard: clipboard && { writeText: clipboard } });
};
const failure = (name: string) => () => Promise.reject(new DOMException('', name));

afterEach(() => vi.unstubAllGlobals());

describe('handing a link on', () => {
  it('uses the phone’s own sharing', async () => {
    const sharing = vi.fn(async () => {});
    browserWith({ sharing });
    expect(await share(link)).toBe('shared');
    expect(sharing).toHaveBeenCalledWith(link);
  });

  it('leaves it at that when the visitor closes it', async () => {
    const clipboard = vi.fn(async () => {});
    browserWith({ sharing: failure('AbortError'), clipboard });
    expect(await share(link)).toBe('dismissed');
    expect(clipboard).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no sharing', undefined],
    ['the browser forbids it', failure('NotAllowedError')],
  ])('copies the address where %s', async (_, sharing) => {
    const clipboard = vi.fn(async () => {});
    browserWith({ sharing, clipboard });
    expect(await share(link)).toBe('copied');
    expect(clipboard).toHaveBeenCalledWith(link.url);
  });

  it('says where nothing works', async () => {
    browserWith({ clipboard: failure('NotAllowedError') });
    expect(await share(link)).toBe('refused');
    browserWith({});
    expect(await share(link)).toBe('refused');
    expect(canShare()).toBe(false);
  });
});

it('copying says whether the text is on the clipboard', async () => {
  browserWith({ clipboard: async () => {} });
  expect(await copyToClipboard('37.79')).toBe(true);
  browserWith({});
  expect(await copyToClipboard('37.79')).toBe(false);
});
