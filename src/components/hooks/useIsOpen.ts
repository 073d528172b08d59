import { useToday } from './useToday.ts';

/** For churches, places and partners. */
export function useIsOpen() {
  const today = useToday();
  return ({ closedUntil = '' }: { closedUntil?: string }): boolean => closedUntil < today;
}
