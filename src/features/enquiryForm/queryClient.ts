import { notifyManager, QueryClient } from '@tanstack/react-query';

/** The one QueryClient, with the specification's numbers (docs/specification.md, "Posts"). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60 * 1000,
    },
    mutations: {
      // A post is tried at once even when the browser believes it is offline, so that a lost connection gives
      // the red box and never an endless spinner; and it is never repeated by itself.
      networkMode: 'always',
      retry: false,
    },
  },
});

// React is told of a state at once, not after a timer: a second press could come before it and send twice.
notifyManager.setScheduler((tell) => tell());
