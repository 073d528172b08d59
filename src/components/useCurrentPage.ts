import { useLocation } from 'react-router-dom';
import { pageRow, type PageId } from '../site/pages.ts';
import { pageAt } from '../site/paths.ts';

export const useCurrentPage = (): PageId | undefined => pageAt(useLocation().pathname);

/** Returns the page's print variant, if any. */
export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && pageRow(page).print;
};
