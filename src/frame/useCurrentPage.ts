import { useLocation } from 'react-router-dom';
import type { PageId } from '../site/pages.ts';
import { pageAt } from '../site/paths.ts';

/** The page at the current address; undefined where there is none. */
export const useCurrentPage = (): PageId | undefined => pageAt(useLocation().pathname);
