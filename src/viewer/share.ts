const canHandOn = (): boolean => typeof navigator.share === 'function';

/** Whether the browser can hand a link to other people or at least to the clipboard. */
export const canShare = (): boolean => canHandOn() || Boolean(navigator.clipboard);

/** Opens the phone's own sharing, or puts the link on the clipboard; says which. */
export async function share({ url, text }: { url: string; text: string }): Promise<'shared' | 'copied' | 'refused'> {
  try {
    if (canHandOn()) {
      await navigator.share({ url, text });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    // The visitor thought better of it, or the browser forbids it here.
    return 'refused';
  }
}
