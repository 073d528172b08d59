import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { watchText } from './watchText.ts';

// What jsdom does not have and components call on every page.
if (typeof window !== 'undefined') {
  watchText();
  window.scrollTo = () => {};
  window.matchMedia ??= (query: string) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media: query,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
  Element.prototype.scrollIntoView ??= () => {};
  document.startViewTransition ??= (update) => {
    const done = Promise.resolve(typeof update === 'function' ? update() : undefined).then(
      () => {},
    );
    return {
      ready: done,
      finished: done,
      updateCallbackDone: done,
      skipTransition() {},
    } as ViewTransition;
  };
}

// Parts of the site are downloaded on demand, which a busy machine may take more than a second to do.
configure({ asyncUtilTimeout: 20_000 });

const streams = ['error', 'warn'] as const;

/** A stray console message fails the test; a test that expects one replaces the method with its own spy. */
beforeEach(() => {
  for (const stream of streams)
    vi.spyOn(console, stream).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${stream}: ${message.map(String).join(' ')}`);
    });
});

afterEach(cleanup);
