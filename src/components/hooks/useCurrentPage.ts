import { useLocation } from 'react-router-dom';
import { findPage, type PageId } from '../../site/pages.ts';

export const useCurrentPage = (): PageId | undefined => findPage(useLocation().pathname);
