import { useLocation } from 'react-router-dom';
import { pageRow, type PageId } from '../site/pages.ts';
import { pageAt } from '../site/paths.ts';

/** The page at the current address; undefined where there is none. */
export const useCurrentPage = (): PageId | undefined => pageAt(useLocation().pathname);

/** How the page at the current address stands on paper, where it is not like all others. */
export const usePaper = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && pageRow(page).paper;
};
