import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';
import { SectionHeading } from './SectionHeading.tsx';

export const variants = {
  split: { title: tw`lg:col-span-7`, body: tw`mt-4 lg:col-start-9 lg:mt-0 lg:self-end` },
  half: { title: tw`lg:col-span-6`, body: tw`mt-4 lg:col-start-7 lg:mt-0 lg:self-end` },
  stacked: { title: '', body: tw`mt-4` },
};

export const texts = { lead: tw`text-lead`, text: tw`text-muted` };

type Props = {
  id?: string;
  copy: { title: string; text?: string };
  size?: 'head' | 'open';
  textStyle?: keyof typeof texts;
  variant?: keyof typeof variants;
  children?: ReactNode;
};

/** All variants except `stacked` need the page grid. */
export function SectionIntro({
  id,
  copy: { title, text },
  size,
  textStyle = 'text',
  variant = 'split',
  children,
}: Props) {
  const classes = variants[variant];
  return (
    <>
      <SectionHeading id={id} text={title} size={size} className={classes.title} />
      {(text || children) && (
        <div className={classes.body}>
          {text && (
            <p className={clsx('max-w-text', texts[textStyle])}>
              <RichText text={text} />
            </p>
          )}
          {children}
        </div>
      )}
    </>
  );
}
