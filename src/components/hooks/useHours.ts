import type { Hours } from '../../facts/venue/schema.ts';
import { findPeriod, getHours } from '../../facts/venue/venue.ts';
import { useLocale } from '../Locale.tsx';
import { useCurrentPage } from './useCurrentPage.ts';
import { useToday } from './useToday.ts';

export function useHours(): Hours {
  const { language } = useLocale();
  const page = useCurrentPage();
  return findPeriod(useToday()) ?? getHours(page, language);
}
