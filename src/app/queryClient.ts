import { notifyManager, QueryClient } from '@tanstack/react-query';

/** The values are those of docs/specification.md, "Posts". */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 30_000),
      gcTime: 5 * 60 * 1000,
    },
    mutations: {
      // Sends even offline: an error is better than an endless spinner.
      networkMode: 'always',
      retry: false,
    },
  },
});

// Synchronous: before a timer fires, a second press could send twice.
notifyManager.setScheduler((notify) => notify());
