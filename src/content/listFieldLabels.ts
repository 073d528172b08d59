import type { EnquiryMessages } from '../enquiry/messages.ts';

/** Returns the labels of all forms, each once. */
export const listFieldLabels = ({ forms }: EnquiryMessages): string[] => [
  ...new Set(Object.values(forms).flatMap(({ labels }) => Object.values(labels))),
];
