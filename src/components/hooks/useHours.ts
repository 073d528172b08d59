import { getHours, findPeriod } from '../../site/facts/venue.ts';
import type { Hours } from '../../site/facts/schema.ts';
import { useLocale } from '../Locale.tsx';
import { useCurrentPage } from './useCurrentPage.ts';
import { useToday } from './useHydrated.ts';

export function useHours(): Hours {
  const { language, messages } = useLocale();
  const page = useCurrentPage() ?? 'notFound';
  return findPeriod(useToday(messages.builtOn)) ?? getHours(page, language);
}
