import { useLocation } from 'react-router-dom';
import { useHydrated } from './useHydrated.ts';

/** Returns "" until hydrated, because the static page knows no query string. */
export function useSearch(): string {
  const { search } = useLocation();
  return useHydrated() ? search : '';
}
