/** A new deploy has replaced the chunk, or the connection failed. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be downloaded.', { cause });
    this.name = 'DownloadError';
  }
}

export const download = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new DownloadError(cause);
  });

/** Milliseconds. */
const timeout = 3_000;

/** The sign-in page of a network answers every URL with 200, so the text counts. */
export const isSiteReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    .then((response) => response.text())
    .then(
      (text) => text.startsWith('User-agent:'),
      () => false,
    );
