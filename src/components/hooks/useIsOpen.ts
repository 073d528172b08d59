import { useToday } from './useToday.ts';

/** Returns a function that tells whether a church, a place or a partner is open today. */
export function useIsOpen() {
  const today = useToday();
  return ({ closedUntil = '' }: { closedUntil?: string }): boolean => closedUntil < today;
}
