import type { ReactNode } from 'react';
import { useToday } from './hooks/useHydrated.ts';

type Props = { day: string; builtOn: string; children: ReactNode };

/** Gone by itself on the day after, also in a page that was built before. */
export const Until = ({ day, builtOn, children }: Props) =>
  useToday(builtOn) <= day ? children : null;
