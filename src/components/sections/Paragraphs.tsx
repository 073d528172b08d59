import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';

/** Beside a heading of eight columns. On tablets, one column would be too wide. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div
      className={clsx(
        'mt-8 lg:col-start-9 lg:mt-0 lg:self-end',
        'grid gap-4 sm:grid-cols-2 sm:gap-x-gutter lg:grid-cols-1',
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
