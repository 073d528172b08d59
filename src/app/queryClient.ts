import { notifyManager, QueryClient } from '@tanstack/react-query';

/** Queries have the library's defaults (docs/specification.md, "Posts"). */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: {
      // Sends even offline: an error is better than an endless spinner.
      networkMode: 'always',
      retry: false,
    },
  },
});

// Synchronous: before a timer fires, a second press could send twice.
notifyManager.setScheduler((notify) => notify());
