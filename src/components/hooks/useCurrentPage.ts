import { useLocation } from 'react-router-dom';
import { findPage, getPageRow, type PageId } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => findPage(useLocation().pathname);

export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && getPageRow(page).print;
};
