/** Runs in the page, after hydration. Returns the photos that were requested in several sizes. */
export const findPhotosInTwoSizes = async (): Promise<string[]> => {
  while (document.readyState !== 'complete') await new Promise(requestAnimationFrame);
  // A later request would begin when the page is idle.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const files = new Set(
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/photos\/[^/]*-\d+\.\w+$/.exec(name) ?? []),
  );
  const photos = [...files].map((file) => file.replace(/-\d+\.\w+$/, ''));
  return [...files].filter(
    (_, at) => photos.indexOf(photos[at]!) !== photos.lastIndexOf(photos[at]!),
  );
};
