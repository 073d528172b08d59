import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { EstimateCopy } from '../../components/schema.ts';
import type { RequestContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { estimate, occasionFrom } from '../../features/estimate/estimate.ts';
import { prices } from '../../site/facts/prices.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, monthRanges } from '../../site/formats/priceFormats.ts';
import { pageKey } from '../../components/hooks/useCloseOnBack.ts';
import { useSearch } from '../../components/hooks/useHydrated.ts';

/** Never shows text from the URL. */
function useEstimate(copy: EstimateCopy) {
  const { language } = useLocale();
  const key = pageKey(useLocation());
  const search = useSearch();
  return useMemo(() => {
    const occasion = prices && occasionFrom(prices, search);
    if (!prices || !occasion) return undefined;
    const { from, to } = estimate(prices, occasion);
    const { months, outdoors } = prices.seasons[occasion.season];
    const season = formatList(monthRanges(months, copy.months), language, 'or');
    return {
      message: copy.prefilled,
      values: {
        from: `${key} ${language} ${search}`,
        lines: fill(copy.lines, {
          guests: occasion.guests,
          day: copy.days[occasion.day].name,
          season: outdoors ? season : `${season}, ${copy.indoors}`,
          range: formatEuroRange(from, to, language),
        }),
        guestCount: String(occasion.guests),
      },
    };
  }, [key, language, search, copy]);
}

/** No photo: the form starts on a phone's first screen. */
export default function Request({ content }: { content: RequestContent }) {
  const { hero } = content.pictures;
  const enquiry = useEnquiry('request', content.enquiry, useEstimate(content.estimate));
  return (
    <>
      <section className="page-grid bg-tint pt-section-sm pb-32 md:pb-32 lg:pb-32">
        <h1 className="font-display text-display-1 xl:col-span-8">
          <RichText text={content.title} />
        </h1>
        <p className="mt-4 max-w-text text-lead md:mt-6 xl:col-start-10 xl:mt-0 xl:mb-2 xl:self-end">
          {content.lead}
        </p>
        <div className="lg:col-span-8">
          <ResultBox enquiry={enquiry} scrollToTop className="mt-8" />
        </div>
      </section>
      {/* Overlaps the tint. */}
      <div className="page-grid -mt-20 gap-y-16 pb-section md:-mt-32 lg:-mt-32 lg:items-start">
        <EnquiryForm
          enquiry={enquiry}
          labelledBy="form-title"
          className="lg:col-span-8 lg:col-start-1 lg:row-1"
        >
          {/* Always two lines on phones. */}
          <h2
            className="font-display text-display-4 max-md:max-w-[min(100%,9em)] sm:col-span-full"
            id="form-title"
          >
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <aside className="lg:col-start-9 lg:row-1 xl:col-start-10" aria-labelledby="next-title">
          <div className="mb-10 aspect-3/2 md:aspect-2/1 lg:aspect-4/5">
            <Photo photo={hero} sizes="(min-width: 1024px) 24vw, 100vw" />
          </div>
          <h2 className="font-display text-display-4" id="next-title">
            {content.next.title}
          </h2>
          <ol className="mt-4">
            {content.next.steps.map(({ title, text }, index) => (
              <li className="grid rail-40 ruled py-5" key={title}>
                <span
                  className="row-span-2 pt-1 text-note font-semibold text-accent tabular-nums"
                  aria-hidden="true"
                >
                  {String(index + 1).padStart(2, '0')}
                </span>
                <h3 className="text-body font-semibold">{title}</h3>
                <p className="mt-1 text-small text-muted">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
          <h2 className="mt-12 font-display text-display-4">{content.callTitle}</h2>
          <ContactCards copy={content.cards} show={['phones', 'email', 'hours']} className="mt-4" />
        </aside>
      </div>
    </>
  );
}
