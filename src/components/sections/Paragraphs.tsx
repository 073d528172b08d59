import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';

type Props = { texts: readonly string[]; className?: string };

/** Tablets get two columns, because their lines would be too long. */
export function Paragraphs({ texts, className }: Props) {
  return (
    <div
      className={clsx(
        'grid content-end gap-4 sm:grid-cols-2 sm:gap-x-gutter lg:grid-cols-1',
        className,
      )}
    >
      {texts.map((text) => (
        <p key={text}>
          <RichText text={text} />
        </p>
      ))}
    </div>
  );
}
