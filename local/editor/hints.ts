/** The line under a field: the comment of its type, in Greek where there is one. */
export const hintOf = (comment: string): string => comment;
