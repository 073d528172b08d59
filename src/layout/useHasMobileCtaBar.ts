import { useCurrentPage } from '../components/useCurrentPage.ts';

/** Returns false on form pages. */
export const useHasMobileCtaBar = (): boolean => {
  const page = useCurrentPage();
  return page !== 'contact' && page !== 'request';
};
