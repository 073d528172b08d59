const canHandOn = (): boolean => typeof navigator.share === 'function';

/** Whether the browser can hand a link to other people or at least to the clipboard. */
export const canShare = (): boolean => canHandOn() || Boolean(navigator.clipboard);

/** Puts a text on the clipboard, where the browser has one and lets us; says whether it is there. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Opens the phone's own sharing, or puts the link on the clipboard; says which. */
export async function share({
  url,
  text,
}: {
  url: string;
  text: string;
}): Promise<'shared' | 'dismissed' | 'copied' | 'refused'> {
  if (canHandOn())
    try {
      await navigator.share({ url, text });
      return 'shared';
    } catch (error) {
      // The visitor thought better of it; else the browser forbids it here.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  return (await copy(url)) ? 'copied' : 'refused';
}
