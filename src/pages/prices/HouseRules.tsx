import type { PricesContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { fill } from '../../site/formats/fill.ts';
import { formatTime } from '../../site/formats/formats.ts';
import type { Rule } from '../../site/facts/schema.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import { MusicHours } from './MusicHours.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';

type Props = { copy: PricesContent['rules']; music: PriceFacts['music']; rules: readonly Rule[] };

export function HouseRules({ copy, music, rules }: Props) {
  const { language } = useLocale();
  return (
    <section
      className="border-y border-border bg-surface py-breath print:border-0 print:pt-2 print:pb-0"
      id="rules"
      aria-labelledby="rules-title"
    >
      <div className="page-grid print:block">
        <div className="lg:col-left-4">
          <SectionHeading id="rules-title" text={copy.title} />
          {music && (
            <p className="mt-2 max-w-22em text-small leading-1.55 text-muted print:hidden">
              {fill(copy.text, {
                outdoors: formatTime(music.outdoors, language),
                indoors: formatTime(music.indoors, language),
              })}
            </p>
          )}
        </div>
        {music && <MusicHours copy={copy.musicHours} music={music} />}
        {rules.length > 0 && (
          <ul className="mt-3 md:mt-breath-s md:columns-2 md:gap-x-8 print:mt-1 print:grid print:grid-cols-3 print:gap-x-3">
            {rules.map((id) => (
              <li
                className="break-inside-avoid border-t border-border-strong py-1.375 md:py-3 print:py-0.625"
                key={id}
              >
                <h3 className="display text-22 leading-1.3 md:text-24 print:text-[11pt]">
                  {copy.rules[id].title}
                </h3>
                <p className="mt-0.375 max-w-34em text-small leading-1.5 text-muted md:mt-1 md:text-body print:mt-0 print:text-label print:leading-1.4">
                  <RichText text={copy.rules[id].text} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
