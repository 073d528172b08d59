import type { Plugin } from 'vite';

/**
 * Gives the home page's words a list of reviews of their own, in which the build keeps nothing but the one that they
 * quote. Shared with the reviews page, the list would be a file more on a first visit, with every review in it.
 */
export const quotedReview = (): Plugin => ({
  name: 'quoted-review',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith('/reviewList.ts') || !importer?.endsWith('/home.ts')) return undefined;
    const list = await this.resolve(source, importer, { skipSelf: true });
    return list && { ...list, id: `${list.id}?quoted` };
  },
});
