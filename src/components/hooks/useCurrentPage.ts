import { useLocation } from 'react-router-dom';
import { pageRow, type PageId, pageAt } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => pageAt(useLocation().pathname);

export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && pageRow(page).print;
};
