import { ArrowUpRight } from 'lucide-react';
import type { GuestsContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { fill, formatMinutes } from '../../site/formats/formats.ts';
import type { Beach, Lodging } from '../../site/facts/schema.ts';
import { foreignLanguageOf } from '../../site/languages.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Props = {
  copy: GuestsContent['accommodation'];
  lodgings: readonly Lodging[];
  beaches: readonly Beach[];
};

export function Accommodation({ copy, lodgings, beaches }: Props) {
  const { language } = useLocale();
  if (lodgings.length + beaches.length === 0) return null;
  const nearest = formatMinutes(Math.min(...beaches.map(({ minutes }) => minutes)), language);
  return (
    <section
      id="stay"
      className="bg-tint py-section print:py-2 print:text-note"
      aria-label={[lodgings.length > 0 && copy.sleep.title, beaches.length > 0 && copy.swim.title]
        .filter(Boolean)
        .join(', ')}
    >
      <div className="page-grid gap-y-16 print:gap-y-4">
        <Places
          copy={copy.sleep}
          entries={lodgings}
          className="md:col-span-6 md:mr-4 lg:col-span-5 lg:mr-0 print:col-span-6"
        />
        <Places
          copy={{ ...copy.swim, text: fill(copy.swim.text, { minutes: nearest }) }}
          entries={beaches}
          className="md:col-start-7 print:col-start-7"
        />
      </div>
    </section>
  );
}

type PlacesProps = {
  copy: GuestsContent['accommodation']['sleep'];
  entries: readonly (Beach & { website?: string })[];
  className: string;
};

function Places({ copy, entries, className }: PlacesProps) {
  const { language } = useLocale();
  if (entries.length === 0) return null;
  return (
    <div className={className}>
      <SectionHeading text={copy.title} />
      <p className="mt-3 max-w-text">{copy.text}</p>
      <ul className="mt-8 border-b border-border-strong print:mt-3">
        {entries.map(({ name, minutes, remark, website }) => (
          <li
            className="grid grid-cols-fill-fit items-baseline gap-x-5 border-t border-border-strong py-5 print:py-1"
            key={name.en}
          >
            <h3 className="font-display text-display-4 print:text-title">{name[language]}</h3>
            <p className="tabular-nums">{formatMinutes(minutes, language)}</p>
            <p className="col-span-2 mt-0.5 max-w-text text-small print:text-note">
              {remark[language]}
            </p>
            {website && <Website address={website} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the address for print. */
function Website({ address }: { address: string }) {
  const { language } = useLocale();
  const name = address.replace(/^https?:\/\/(?:www\.)?/, '');
  return (
    <a
      className="group col-span-2 inline-flex min-h-11 items-center gap-3 justify-self-start text-small font-semibold underline-offset-far underlined print:no-underline"
      href={address}
      rel="noopener"
      lang={foreignLanguageOf(name, language)}
    >
      {name}
      <ArrowUpRight className="icon text-accent" />
    </a>
  );
}
