import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

/** Returns "" until hydrated, like the static page. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
