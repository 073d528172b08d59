import { useCurrentPage } from '../components/useCurrentPage.ts';

/** Whether a phone has two buttons below this page (PhoneBar.tsx): not where the form is the page. */
export const useHasPhoneBar = (): boolean => {
  const page = useCurrentPage();
  return page !== 'contact' && page !== 'request';
};
