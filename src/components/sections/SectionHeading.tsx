import { clsx } from 'clsx';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';

type Props = { text: string; id?: string; size?: 'head' | 'open'; className?: string };

export const sizes = { head: tw`text-display-3`, open: tw`text-display-2` };

/** `id` lets `aria-labelledby` name the section. */
export function SectionHeading({ text, id, size = 'head', className }: Props) {
  return (
    <h2 className={clsx('font-display', sizes[size], className)} id={id}>
      <RichText text={text} />
    </h2>
  );
}
