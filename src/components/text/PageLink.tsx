import { Link, type LinkProps } from 'react-router-dom';
import { getPath, type PageId } from '../../site/pages.ts';
import { useLocale } from '../Locale.tsx';

type Props = Omit<LinkProps, 'to'> & {
  to: PageId;
  /** Fragment without "#". */
  hash?: string;
  /** Query such as "?eventDate=2027-06-19". */
  search?: string;
};

export function PageLink({ to, hash, search, ...rest }: Props) {
  const { language } = useLocale();
  // Only framework mode needs the attribute that React Router would add to every link.
  return <Link to={{ pathname: getPath(to, language), search, hash }} discover="none" {...rest} />;
}
