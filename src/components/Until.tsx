import type { ReactNode } from 'react';
import { useToday } from './hooks/useToday.ts';

type Props = { day: string; children: ReactNode };

/** Renders its children until the end of `day`, also on a page built earlier. */
export const Until = ({ day, children }: Props) => (useToday() <= day ? children : null);
