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
    <Heading className={clsx('font-display', className, getLengthClass(title))} id={id} lang={lang}>
      {label && (
        <>
          <span className={clsx('mb-4 block font-text text-label', !isOnPhoto && 'text-muted')}>
            {label}
          </span>{' '}
        </>
      )}
      <RichText text={title} />
    </Heading>
  );
}

/** Without a line break of the owner, a title wraps anywhere. */
function getLengthClass(title: string): string | undefined {
  const lines = title.replaceAll('*', '').split('\n');
  const length = lines.length > 1 ? Math.max(...lines.map((line) => line.length)) : 0;
  return length >= 20 ? 'title-longest' : length >= 16 ? 'title-long' : undefined;
}
