import { useLocale } from '../../components/Locale.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { PartnerLogo, PartnerSection } from '../../components/sections/Partner.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { getMapUrl, partners } from '../../facts/venue/venue.ts';
import type { DjMusicContent } from './schema.ts';
import './DjMusic.css';

/** Loudness from 0 to 1. */
const levels = { baptism: 0.3, corporate: 0.5, wedding: 0.78, party: 1 };

export default function DjMusic({ content }: { content: DjMusicContent }) {
  const { longTable } = content.pictures;
  const { language } = useLocale();
  const { events, musicHours, questions, contactDetails } = content;
  const { name, website, email, landline, mobile, address } = partners.dj;
  return (
    <>
      <Hero
        variant="over"
        copy={content}
        pictures={content.pictures}
        above={<PartnerLogo className="mb-4" partner="dj" label={content.logo} />}
      />

      <Section aria-labelledby="dj-events">
        <SectionIntro id="dj-events" copy={events} />
        <ul className="mt-section-sm grid gap-x-gutter gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {(['baptism', 'corporate', 'wedding', 'party'] as const).map((kind) => (
            <li
              key={kind}
              className="evening-level relative flex flex-col gap-3 pl-6 lg:min-h-80 lg:justify-end"
              style={{ '--level': levels[kind] }}
            >
              <h3 className="font-display text-display-4">{events[kind].title}</h3>
              <p className="text-muted">{events[kind].text}</p>
            </li>
          ))}
        </ul>
      </Section>

      <Section space="none" className="gap-y-8" aria-labelledby="dj-hours">
        <BleedPhoto
          side="left"
          photo={longTable}
          sizes="(min-width: 1024px) 56vw, 100vw"
          className="max-lg:aspect-3/2 lg:col-span-7 lg:min-h-140"
        />
        <div className="grid gap-4 lg:col-start-9 lg:self-end">
          <SectionHeading id="dj-hours" text={musicHours.title} />
          {musicHours.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>

      <Section space="lg" className="gap-y-6" aria-labelledby="dj-questions">
        <h2 className="text-label text-muted lg:col-span-4" id="dj-questions">
          {questions.title}
        </h2>
        <ul className="grid gap-3 font-display text-display-2 lg:col-start-6">
          {questions.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ul>
      </Section>

      <PartnerSection
        id="dj-contact"
        tone="surface"
        name={name[language]}
        copy={contactDetails}
        contacts={[
          { label: contactDetails.website, href: website },
          { label: contactDetails.email, href: `mailto:${email}` },
          { label: contactDetails.landline, href: `tel:${landline.dial}`, text: landline.display },
          { label: contactDetails.mobile, href: `tel:${mobile.dial}`, text: mobile.display },
          { label: contactDetails.address, href: getMapUrl(partners.dj), text: address[language] },
        ]}
      />
    </>
  );
}
