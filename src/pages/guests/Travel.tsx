import { clsx } from 'clsx';
import type { GuestsContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { inText, RichText } from '../../components/text/RichText.tsx';
import type { Drive, Taxi } from '../../site/facts/schema.ts';
import { formatMinutes } from '../../site/formats/formats.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

const means = ['parking', 'taxi', 'bus', 'airport', 'stepFree'] as const;

type Props = {
  copy: GuestsContent['travel'];
  drives: readonly Drive[];
  /** Left out without a number. */
  taxi: Taxi | undefined;
};

export function Travel({ copy, drives, taxi }: Props) {
  return (
    <section
      className="border-y border-border bg-surface py-section print:border-0 print:py-4 print:text-note"
      aria-labelledby="guests-travel"
    >
      <div className="page-grid">
        <div className="lg:col-span-5 print:col-span-4">
          <SectionHeading id="guests-travel" text={copy.title} />
          {drives.length > 0 && <Times copy={copy} drives={drives} />}
        </div>
        <dl className="mt-12 border-b border-border-strong lg:col-start-6 lg:mt-0 print:col-start-5 print:mt-0 print:ml-6 print:grid print:grid-cols-2 print:gap-x-6 print:border-0">
          {means
            .filter((mean) => mean !== 'taxi' || taxi)
            .map((mean) => (
              <div
                key={mean}
                className="border-t border-border-strong py-5 sm:grid sm:grid-cols-1-2 sm:gap-x-gutter sm:py-6 print:block print:py-2"
              >
                <dt className="font-display text-display-4 print:text-title">
                  {copy.means[mean].name}
                </dt>
                <dd className="mt-2 max-w-text text-muted sm:mt-1 print:mt-0">
                  <WithPhone text={copy.means[mean].text} taxi={taxi} />
                </dd>
              </div>
            ))}
        </dl>
      </div>
    </section>
  );
}

function Times({ copy, drives }: Pick<Props, 'copy' | 'drives'>) {
  const { language } = useLocale();
  return (
    <>
      <dl className="mt-8 tabular-nums lg:mr-[20%] print:mt-4">
        {drives.map(({ from, minutes }) => {
          const [figure, unit] = formatMinutes(minutes, language).split('\u00a0');
          return (
            <div key={from.en} className="flex flex-wrap items-baseline gap-x-3 py-1 print:py-0">
              <dt className="flex max-w-full flex-1 items-baseline gap-x-3">
                {from[language]}
                <i
                  className="min-w-3 flex-1 -translate-y-1 [border-bottom:1px_dotted_var(--input)]"
                  aria-hidden="true"
                />
              </dt>
              <dd>
                <span className="font-display text-display-4">{figure}</span>
                {`\u00a0`}
                <span className="text-small text-muted">{unit}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 max-w-text text-note text-muted">{copy.note}</p>
    </>
  );
}

/** Turns {phone} into a link. */
function WithPhone({ text, taxi }: { text: string; taxi: Taxi | undefined }) {
  const [before = '', after] = text.split('{phone}');
  return (
    <>
      <RichText text={before} />
      {after !== undefined && taxi && (
        <a
          className={clsx(inText, 'font-semibold whitespace-nowrap tabular-nums')}
          href={`tel:${taxi.dial}`}
        >
          {taxi.display}
        </a>
      )}
      {after && <RichText text={after} />}
    </>
  );
}
