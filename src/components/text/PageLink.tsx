import { Link, type LinkProps } from 'react-router-dom';
import type { PageId } from '../../site/pages.ts';
import { pathOf } from '../../site/paths.ts';
import { useFrame } from '../Frame.tsx';

type Props = Omit<LinkProps, 'to'> & {
  to: PageId;
  /** Element to scroll to on that page, without "#". */
  hash?: string;
  /** What to ask of that page, e.g. "?eventDate=2027-06-19". */
  search?: string;
};

/** A link to a page of the site in the visitor's language. */
export function PageLink({ to, hash, search, ...rest }: Props) {
  const { language } = useFrame();
  // `discover` is for a framework that this site does not use; left on, it would be an attribute of every link.
  return (
    <Link
      to={{ pathname: pathOf(to, language), search, hash }}
      viewTransition
      discover="none"
      {...rest}
    />
  );
}
