import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

/** What the address asks of the page, e.g. "?category=wedding"; "" until React has taken over the static page, which knows none. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
