import { getDayAtVenue } from '../../site/formats/formatDay.ts';
import { useLocale } from '../Locale.tsx';
import { useHydrated } from './useHydrated.ts';

/** Returns the day of the build until hydrated, then today, but never a day before the build. */
export function useToday(): string {
  const { builtOn } = useLocale().messages;
  const today = useHydrated() ? getDayAtVenue() : builtOn;
  return today > builtOn ? today : builtOn;
}
