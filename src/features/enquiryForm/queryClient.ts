import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Values from docs/specification.md, "Posts". */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60 * 1000,
    },
    mutations: {
      // Send even if offline: an error is better than an endless spinner. Never retry automatically.
      networkMode: 'always',
      retry: false,
    },
  },
});

// Synchronous: with a timer, a second press could send twice.
notifyManager.setScheduler((notify) => notify());
