import { ArrowUpRight } from 'lucide-react';
import { useLocale } from '../../components/Locale.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import type { Beach, Lodging } from '../../facts/guests/schema.ts';
import { fill, formatDuration } from '../../site/formats/formats.ts';
import { findForeignLanguage } from '../../site/languages.ts';
import type { GuestsContent } from './schema.ts';

type Props = {
  copy: GuestsContent['accommodation'];
  lodgings: readonly Lodging[];
  beaches: readonly Beach[];
};

export function Accommodation({ copy, lodgings, beaches }: Props) {
  const { language } = useLocale();
  if (lodgings.length + beaches.length === 0) return null;
  const nearest = formatDuration(
    Math.min(...beaches.map(({ minutes }) => minutes)),
    'minute',
    language,
  );
  return (
    <Section
      tone="tint"
      className="gap-y-12"
      id="stay"
      aria-label={[
        lodgings.length > 0 && copy.lodgings.title,
        beaches.length > 0 && copy.beaches.title,
      ]
        .filter(Boolean)
        .join(', ')}
    >
      <Places copy={copy.lodgings} entries={lodgings} className="md:col-span-6 lg:col-span-5" />
      <Places
        copy={{ ...copy.beaches, text: fill(copy.beaches.text, { minutes: nearest }) }}
        entries={beaches}
        className="md:col-start-7"
      />
    </Section>
  );
}

type PlacesProps = {
  copy: GuestsContent['accommodation']['lodgings'];
  entries: readonly (Beach & { website?: string })[];
  className: string;
};

function Places({ copy, entries, className }: PlacesProps) {
  const { language } = useLocale();
  if (entries.length === 0) return null;
  return (
    <div className={className}>
      <SectionIntro variant="stacked" copy={copy} />
      <ul className="mt-8 border-b border-border-strong">
        {entries.map(({ name, minutes, remark, website }) => (
          <li
            className="flex flex-wrap items-baseline justify-between gap-x-5 border-t border-border-strong py-4"
            key={name.en}
          >
            <h3 className="font-display text-display-4">{name[language]}</h3>
            <p className="tabular">{formatDuration(minutes, 'minute', language)}</p>
            <p className="mt-1 max-w-text basis-full text-small">{remark[language]}</p>
            {website && <Website address={website} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Website({ address }: { address: string }) {
  const { language } = useLocale();
  const name = address.replace(/^https?:\/\/(?:www\.)?/, '');
  return (
    <a
      className="inline-flex min-h-11 items-center gap-3 justify-self-start text-label underline"
      href={address}
      rel="noopener"
      lang={findForeignLanguage(name, language)}
    >
      {name}
      <ArrowUpRight className="icon text-accent" />
    </a>
  );
}
