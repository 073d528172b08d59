import { useLocation } from 'react-router-dom';
import { findPage, pages, type PageId } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => findPage(useLocation().pathname);

export const usePrintDensity = (): 'dense' | undefined => {
  const page = useCurrentPage();
  return page && pages[page].print;
};
