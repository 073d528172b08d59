import { useMutation } from '@tanstack/react-query';
import { useImperativeHandle, type Ref } from 'react';
import { postEnquiry } from './post.ts';
import { queryClient } from './queryClient.ts';

/** The post of a form as a mutation. It draws nothing: a part of its own need not be here before somebody begins to type. */
export default function EnquiryMutation({ mutate }: { mutate: Ref<typeof postEnquiry> }) {
  const { mutateAsync } = useMutation({ mutationFn: postEnquiry }, queryClient);
  useImperativeHandle(mutate, () => mutateAsync, [mutateAsync]);
  return null;
}
