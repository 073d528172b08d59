import { clsx } from 'clsx';
import { Fragment } from 'react';
import { TextWithLang } from './TextWithLang.tsx';

/** Shows the lines of the text, or else its sentences. */
export function Quotation({
  text,
  className = 'text-quote',
}: {
  text: string;
  className?: string;
}) {
  return (
    <p className={clsx('quoted relative font-display italic', className)}>
      {splitLines(text).map((line) => (
        <Fragment key={line}>
          <span className="block text-balance">
            <TextWithLang text={line} />
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}

/** A sentence ends before a capital letter, so "e.g. this" and a Greek question mark in the middle stay whole. */
const splitLines = (text: string): string[] =>
  (text.includes('\n')
    ? text
    : text.replaceAll(/([.!?;…][»”’"]?) (?=[«“"]?\p{Lu})/gu, '$1\n')
  ).split('\n');
