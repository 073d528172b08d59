import { useSearch } from '../../components/hooks/useSearch.ts';
import { useLocale } from '../../components/Locale.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { NumberedList } from '../../components/sections/NumberedList.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { computeEstimate, parseEstimateInput } from '../../facts/prices/estimate.ts';
import { findSeason, pickList, prices } from '../../facts/prices/prices.ts';
import { hasCalculator } from '../../facts/shown/shown.ts';
import { ContactCards } from '../../features/contactCards/ContactCards.tsx';
import { EnquiryForm } from '../../features/enquiryForm/EnquiryForm.tsx';
import { ResultBox } from '../../features/enquiryForm/ResultBox.tsx';
import { useEnquiry } from '../../features/enquiryForm/useEnquiry.ts';
import { appendEventDays } from '../../features/estimate/formatEventDays.ts';
import type { EstimateCopy } from '../../model/groups.ts';
import { fill, formatList } from '../../site/formats/formats.ts';
import { formatEuroRange, formatMonthRanges } from '../../site/formats/priceFormats.ts';
import type { RequestContent } from './schema.ts';

export default function Request({ content }: { content: RequestContent }) {
  const { hero } = content.pictures;
  const enquiry = useEnquiry('request', content.enquiry, useEstimatePrefill(content.estimate));
  return (
    <>
      <Hero variant="plain" copy={content} className="bg-tint pb-32">
        <ResultBox enquiry={enquiry} scrollToTop className="mt-8" />
      </Hero>
      <Section space="bottom" className="-mt-16 gap-y-12 lg:items-start">
        <EnquiryForm
          enquiry={enquiry}
          labelledBy="form-title"
          className="lg:col-span-7 lg:col-start-1 lg:row-1"
        >
          <h2 className="col-span-full font-display text-display-4" id="form-title">
            {content.formTitle}
          </h2>
        </EnquiryForm>
        <aside className="lg:col-start-9 lg:row-1" aria-labelledby="next-title">
          <div className="mb-8 aspect-3/2 lg:aspect-4/5">
            <Photo photo={hero} sizes="(min-width: 1024px) 24vw, 100vw" />
          </div>
          <h2 className="font-display text-display-4" id="next-title">
            {content.nextSteps.title}
          </h2>
          <NumberedList
            items={content.nextSteps.steps}
            size="sm"
            className="mt-4 border-b border-border-strong"
          />
          <h2 className="mt-12 font-display text-display-4">{content.callTitle}</h2>
          <ContactCards copy={content.cards} className="mt-4" />
        </aside>
      </Section>
    </>
  );
}

/** Text of the URL must never appear. */
function useEstimatePrefill(copy: EstimateCopy) {
  const { language } = useLocale();
  const search = useSearch();
  const input = prices && hasCalculator && parseEstimateInput(prices, search);
  if (!prices || !input) return undefined;
  const list = pickList(prices, input.eventsFrom);
  const estimate = computeEstimate(prices, input);
  const { months, outdoors } = findSeason(list, input.season)!;
  const season = formatList(formatMonthRanges(months, language), language, 'or');
  const message = fill(copy.message, {
    guests: input.guests,
    day: copy.days[input.day].name,
    season: appendEventDays(outdoors ? season : `${season}, ${copy.indoors}`, list, copy, language),
    range: formatEuroRange(estimate, language),
  });
  const children = input.children ? ` ${fill(copy.children, { children: input.children })}` : '';
  const chargedGuests = estimate.limitedBy
    ? ` ${fill(copy.chargedGuests, { guests: estimate.chargedGuests })}`
    : '';
  return {
    message: copy.prefilled,
    values: {
      specialRequests: `${message}${children}${chargedGuests}\n\n`,
      guestCount: String(input.guests),
    },
  };
}
