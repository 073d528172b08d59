import { useLocation } from 'react-router-dom';
import { pageRow, type PageId, pageAt } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => pageAt(useLocation().pathname);

/** Returns the page's print variant, if any. */
export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && pageRow(page).print;
};
