import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { watchText } from './watchText.ts';

// jsdom lacks these functions, and every page calls them.
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
Object.assign(window, {
  IntersectionObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

watchText();

// Lazy modules may take more than a second on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

// Removes the drafts of other tests.
beforeEach(() => sessionStorage.clear());

afterEach(cleanup);
