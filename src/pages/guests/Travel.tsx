import { clsx } from 'clsx';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { RichText, textLinkClass } from '../../components/text/RichText.tsx';
import type { Drive, Taxi } from '../../facts/guests/schema.ts';
import { formatDuration } from '../../site/formats/formats.ts';
import type { GuestsContent } from './schema.ts';

const means = ['parking', 'taxi', 'bus', 'airport', 'stepFree'] as const;

type Props = {
  copy: GuestsContent['travel'];
  drives: readonly Drive[];
  taxi: Taxi | undefined;
};

export function Travel({ copy, drives, taxi }: Props) {
  return (
    <Section
      tone="surface"
      className="gap-y-12"
      aria-labelledby={drives.length > 0 ? 'guests-travel' : undefined}
    >
      {drives.length > 0 && (
        <div className="lg:col-span-4">
          <SectionHeading id="guests-travel" text={copy.title} />
          <DriveTimes copy={copy} drives={drives} />
        </div>
      )}
      <dl className="border-b border-border-strong lg:col-start-6">
        {means
          .filter((mean) => mean !== 'taxi' || taxi)
          .map((mean) => (
            <div
              key={mean}
              className="border-t border-border-strong py-6 sm:grid sm:grid-cols-3 sm:gap-x-gutter"
            >
              <dt className="font-display text-display-4">{copy.transport[mean].name}</dt>
              <dd className="mt-2 text-muted sm:col-span-2">
                <WithPhone text={copy.transport[mean].text} taxi={taxi} />
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  );
}

function DriveTimes({ copy, drives }: Pick<Props, 'copy' | 'drives'>) {
  const { language } = useLocale();
  return (
    <>
      <dl className="mt-8 tabular">
        {drives.map(({ from, minutes }) => {
          const [figure, unit] = formatDuration(minutes, 'minute', language).split('\u00a0');
          return (
            <div key={from.en} className="flex flex-wrap items-baseline gap-x-3 py-1">
              <dt className="flex max-w-full flex-1 items-baseline gap-x-3">
                {from[language]}
                <i className="min-w-8 flex-1 border-b border-border-strong" aria-hidden="true" />
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

function WithPhone({ text, taxi }: { text: string; taxi: Taxi | undefined }) {
  const [before = '', after] = text.split('{phone}');
  return (
    <>
      <RichText text={before} />
      {after !== undefined && taxi && (
        <a
          className={clsx(textLinkClass, 'font-semibold whitespace-nowrap tabular')}
          href={`tel:${taxi.dial}`}
        >
          {taxi.display}
        </a>
      )}
      {after && <RichText text={after} />}
    </>
  );
}
