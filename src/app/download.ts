/** A part of the site that could not be downloaded: a new deploy replaced it, or the signal was lost. */
export class DownloadError extends Error {
  constructor(cause: unknown) {
    super('A part of this page could not be downloaded.', { cause });
    this.name = 'DownloadError';
  }
}

/** The same promise; a refusal is told apart from errors of the page itself. */
export const download = <Part>(part: Promise<Part>): Promise<Part> =>
  part.catch((cause: unknown) => {
    throw new DownloadError(cause);
  });

/** Longest wait for an answer, in milliseconds. */
const patience = 3_000;

/** Whether the site can be reached. If so, a part that is missing has been replaced by a new deploy. */
export const siteAnswers = (): Promise<boolean> =>
  fetch('/', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) }).then(
    ({ ok }) => ok,
    () => false,
  );
