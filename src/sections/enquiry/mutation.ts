import { MutationObserver } from '@tanstack/react-query';
import { postEnquiry } from './post.ts';
import { queryClient } from './queryClient.ts';

/** The post as a mutation of the one QueryClient. */
export const mutateEnquiry: typeof postEnquiry = (post) => new MutationObserver(queryClient, { mutationFn: postEnquiry }).mutate(post);
