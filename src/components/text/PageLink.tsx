import { Link, type LinkProps } from 'react-router-dom';
import { type PageId, pathOf } from '../../site/pages.ts';
import { useLocale } from '../Locale.tsx';

type Props = Omit<LinkProps, 'to'> & {
  to: PageId;
  /** Fragment without "#". */
  hash?: string;
  /** Query string such as "?eventDate=2027-06-19". */
  search?: string;
};

export function PageLink({ to, hash, search, ...rest }: Props) {
  const { language } = useLocale();
  // `discover` works only in React Router's framework mode; other values would add an attribute to every link.
  return <Link to={{ pathname: pathOf(to, language), search, hash }} discover="none" {...rest} />;
}
