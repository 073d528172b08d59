import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '../text/RichText.tsx';
import { tw } from '../tw.ts';

export const tones = {
  plain: '',
  tint: tw`bg-tint`,
  surface: tw`border-y border-border bg-surface`,
  inverse: tw`on-photo bg-inverse text-background`,
};

export const spaces = {
  none: '',
  sm: tw`py-section-sm`,
  md: tw`py-section`,
  lg: tw`py-section-lg`,
  top: tw`pt-section`,
  bottom: tw`pb-section`,
};

type Props = ComponentProps<'section'> & {
  tone?: keyof typeof tones;
  space?: keyof typeof spaces;
};

/** Its children are items of the twelve-column grid. */
export function Section({ tone = 'plain', space = 'md', className, ...rest }: Props) {
  return <section className={clsx('page-grid', tones[tone], spaces[space], className)} {...rest} />;
}

type HeadingProps = { text: string; id?: string; size?: 'head' | 'open'; className?: string };

export const headingSizes = { head: tw`text-display-3`, open: tw`text-display-2` };

export function SectionHeading({ text, id, size = 'head', className }: HeadingProps) {
  return (
    <h2 className={clsx('font-display', headingSizes[size], className)} id={id}>
      <RichText text={text} />
    </h2>
  );
}

export const introVariants = {
  split: { title: tw`lg:col-span-7`, body: tw`mt-4 lg:col-start-9 lg:mt-0 lg:self-end` },
  /** Two buttons fit in one row of the body. */
  wide: { title: tw`lg:col-span-7`, body: tw`mt-4 lg:col-start-8 lg:mt-0 lg:self-end` },
  half: { title: tw`lg:col-span-6`, body: tw`mt-4 lg:col-start-7 lg:mt-0 lg:self-end` },
  stacked: { title: '', body: tw`mt-4` },
};

export const introTexts = { lead: tw`text-lead`, text: '' };

type IntroProps = {
  id?: string;
  copy: { title: string; text?: string };
  size?: 'head' | 'open';
  textStyle?: keyof typeof introTexts;
  variant?: keyof typeof introVariants;
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
}: IntroProps) {
  const classes = introVariants[variant];
  return (
    <>
      <SectionHeading id={id} text={title} size={size} className={classes.title} />
      {(text || children) && (
        <div className={classes.body}>
          {text && (
            <p className={clsx('max-w-text', introTexts[textStyle])}>
              <RichText text={text} />
            </p>
          )}
          {children}
        </div>
      )}
    </>
  );
}
