import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { watchText } from './watchText.ts';

// APIs that jsdom lacks and every page calls.
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
  // Drafts of other tests.
  beforeEach(() => sessionStorage.clear());
}

// Lazy modules may take more than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

const streams = ['error', 'warn'] as const;

/** An unexpected console message fails the test; a test that expects one uses a spy. */
beforeEach(() => {
  for (const stream of streams)
    vi.spyOn(console, stream).mockImplementation((...message: unknown[]) => {
      throw new Error(`Unexpected console.${stream}: ${message.map(String).join(' ')}`);
    });
});

afterEach(cleanup);
