export const canShare = (): boolean => hasShareSheet() || Boolean(navigator.clipboard);

export const copyToClipboard = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

export async function share(data: {
  url: string;
  text: string;
}): Promise<'shared' | 'dismissed' | 'copied' | 'refused'> {
  if (hasShareSheet())
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      // The visitor cancelled, or another share dialog is open. Other errors mean that sharing is forbidden here.
      if (error instanceof DOMException && /^(Abort|InvalidState)Error$/.test(error.name))
        return 'dismissed';
    }
  return (await copyToClipboard(data.url)) ? 'copied' : 'refused';
}

const hasShareSheet = (): boolean => typeof navigator.share === 'function';
