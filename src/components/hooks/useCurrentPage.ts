import { useLocation } from 'react-router-dom';
import { getPageRow, type PageId, findPage } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => findPage(useLocation().pathname);

export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && getPageRow(page).print;
};
