import type { KeyFactsCopy } from '../../model/groups.ts';
import { RichText } from '../text/RichText.tsx';
import { NumberWithUnit } from './Figure.tsx';
import { Section } from './Section.tsx';

type Props = {
  copy: KeyFactsCopy;
  /** The words that people search for, and a line beside them. */
  intro?: { label: string; text: string };
};

/** The facts that visitors compare, in the same order on each event's page. */
export function KeyFacts({ copy: { name, facts }, intro }: Props) {
  return (
    <Section space="sm" aria-label={name}>
      {intro && (
        <div className="mb-4 flex flex-wrap justify-between gap-x-gutter gap-y-1">
          <h2 className="text-label">{intro.label}</h2>
          <p className="text-small text-muted">
            <RichText text={intro.text} />
          </p>
        </div>
      )}
      <dl className="flex flex-wrap gap-x-gutter gap-y-6 sm:grid sm:grid-cols-3 xl:grid-cols-6">
        {facts.map((fact) => (
          <div
            key={fact.name}
            className="measure-start min-w-min flex-1 basis-32 border-t border-border-strong pt-3"
          >
            <dt className="text-small text-muted">{fact.name}</dt>
            <dd className="mt-1 font-display text-display-2 whitespace-nowrap tabular xl:text-display-3">
              <NumberWithUnit text={fact.figure} />
            </dd>
            <dd className="mt-1 text-small text-muted">
              <RichText text={fact.text} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
