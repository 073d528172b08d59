import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';

type Props = {
  /** A line above the title with the words that people search for. */
  label?: string;
  title: string;
  as?: 'h1' | 'h2';
  id?: string;
  isOnPhoto?: boolean;
  /** Language of the title, if the page has another. */
  lang?: string;
  className?: string;
};

export function PageHeading({
  label,
  title,
  as: Heading = 'h1',
  id,
  isOnPhoto,
  lang,
  className = 'text-display-1',
}: Props) {
  return (
    <Heading className={clsx('font-display', className)} id={id} lang={lang}>
      {label && (
        // The picture of link previews omits elements with `data-label` (src/vite/pages/document.ts).
        <>
          <span
            data-label=""
            className={clsx('mb-4 block font-text text-label', !isOnPhoto && 'text-muted')}
          >
            {label}
          </span>{' '}
        </>
      )}
      <RichText text={title} />
    </Heading>
  );
}
