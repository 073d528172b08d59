import type { PricesContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { RichText } from '../../components/text/RichText.tsx';
import { useLocale } from '../../components/Locale.tsx';
import { fill } from '../../site/formats/formats.ts';
import { formatDay } from '../../site/formats/formatDay.ts';
import type { PriceFacts } from '../../site/facts/prices.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { tw } from '../../components/tw.ts';
import { PrintLink } from '../../components/text/PrintLink.tsx';

type Props = { copy: PricesContent['board']; prices: PriceFacts; photo: PagePicture };

const jump = {
  size: 'default',
  className: tw`max-sm:flex-auto max-sm:px-2 lg:max-xl:px-4`,
} as const;

/** Hero as a card. */
export function Board({
  copy,
  prices: { validFrom, eventsUntil, music, rules = [] },
  photo,
}: Props) {
  const { language } = useLocale();
  const { from, until, signed } = copy.valid;
  const valid = [
    validFrom && fill(from, { day: formatDay(validFrom, language) }),
    eventsUntil && fill(until, { day: formatDay(eventsUntil, language) }),
    signed,
  ];
  return (
    <section
      className="relative lg:grid lg:first-screen-660 print:grid print:min-h-0 print:grid-cols-[1fr_62mm] print:items-center print:gap-x-4"
      aria-labelledby="prices-title"
    >
      <div className="relative h-52 overflow-hidden sm:h-80 lg:absolute lg:inset-[0_38%_0_0] lg:h-auto print:order-2 print:h-[42mm]">
        <Photo
          photo={photo}
          sizes="(min-width: 1024px) max(62vw, 990px), max(100vw, 480px)"
          priority
        />
      </div>
      <div className="page-grid pb-8 lg:items-center lg:py-12 print:block print:p-0">
        <div className="relative -mt-16 card px-6 py-6 frame-line sm:mx-gutter lg:col-start-7 lg:m-0 lg:p-10 print:m-0 print:border-0 print:p-0 print:outline-none tiny:px-4">
          <p className="text-label text-muted print:hidden">{copy.label}</p>
          <h1
            className="mt-2 font-display text-display-3 print:mt-0 print:text-[26pt]"
            id="prices-title"
          >
            <RichText text={copy.title} />
          </h1>
          <p className="mt-4 text-lead print:mt-2">{copy.lead}</p>
          <div className="mt-6 flex flex-wrap gap-3 print:hidden">
            <ButtonLink {...jump} href="#calculator">
              {copy.calculate}
            </ButtonLink>
            <ButtonLink {...jump} variant="outline" href="#rates">
              {copy.table}
            </ButtonLink>
            {(music || rules.length > 0) && (
              <ButtonLink {...jump} variant="outline" href="#rules">
                {copy.rules}
              </ButtonLink>
            )}
            {/* Wraps in one font only. */}
            <span className="w-full max-sm:hidden">
              <PrintLink variant="link">{copy.print}</PrintLink>
            </span>
          </div>
          <div className="mt-5 border-t border-border-strong pt-4 text-small text-muted print:mt-2 print:pt-2 print:text-note">
            <p className="max-w-text print:max-w-none">{valid.filter(Boolean).join(' ')}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
