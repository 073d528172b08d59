import { notifyManager, QueryClient } from '@tanstack/react-query';

/** For queries, docs/specification.md, "Posts", asks for the library's defaults. */
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
