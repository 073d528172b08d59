import { clsx } from 'clsx';
import type { DjMusicContent } from './schema.ts';
import { useLocale } from '../../components/Locale.tsx';
import { PartnerContacts, PartnerLogo } from '../../components/sections/Partner.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { mapLink, partners } from '../../site/facts/venue.ts';
import { tw } from '../../components/tw.ts';
import './DjMusic.css';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

/** Loudness from 0 to 1. */
const levels = {
  baptism: tw`[--level:.3]`,
  corporate: tw`[--level:.5]`,
  wedding: tw`[--level:.78]`,
  party: tw`[--level:1]`,
};

export default function DjMusic({ content }: { content: DjMusicContent }) {
  const { hero, heroUpright, longTable } = content.pictures;
  const { language } = useLocale();
  const { evenings, garden, questions, card } = content;
  const { name, website, email, landline, mobile, address } = partners.dj;
  return (
    <>
      <section className="relative grid min-h-[min(100svh-var(--header-height),max(720px,46vw))] overflow-clip bg-night text-background">
        <div className="absolute inset-0">
          <Photo photo={hero} sizes="max(100vw, 1080px)" priority upright={heroUpright} />
        </div>
        <div className="shade self-end pt-32 pb-10 shade-from-68 lg:pb-16 lg:shade-from-56">
          <div className="mx-edge max-w-content lg:grid lg:grid-cols-7-4 lg:gap-x-16">
            <PartnerLogo
              className="[--height:68px] lg:col-2 lg:self-end"
              partner="dj"
              label={content.logo}
            />
            <h1 className="font-display text-display-1 max-lg:mt-6 lg:col-1 lg:row-span-2 lg:row-start-1 lg:self-end">
              <RichText text={content.title} />
            </h1>
            <p className="mt-4 max-w-text text-lead lg:col-2 lg:mt-6 lg:mb-2">{content.lead}</p>
          </div>
        </div>
      </section>

      <section className="page-grid py-section" aria-labelledby="night-evenings">
        <SectionHeading id="night-evenings" text={evenings.title} className="lg:col-span-6" />
        <p className="text-muted max-lg:mt-6 lg:col-start-9 lg:mb-1.5 lg:self-end">
          {evenings.text}
        </p>
        <ul className="mt-section-sm grid gap-10 sm:grid-cols-2 sm:gap-x-gutter lg:min-h-100 lg:grid-cols-4 lg:grid-rows-fill-fit lg:gap-y-0">
          {(['baptism', 'corporate', 'wedding', 'party'] as const).map((kind) => (
            <li
              key={kind}
              className={clsx(
                'evening-level relative pl-6 lg:row-span-2 lg:grid lg:grid-rows-fill-fit lg:pr-4 lg:supports-[grid-template-rows:subgrid]:grid-rows-subgrid',
                levels[kind],
              )}
            >
              <h3 className="font-display text-display-4 lg:self-end">{evenings[kind].title}</h3>
              <p className="mt-3 max-w-text text-muted">{evenings[kind].text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="page-grid gap-y-8 lg:items-end" aria-labelledby="night-garden">
        <div className="bleed-x aspect-3/2 lg:col-span-7 lg:col-start-1 lg:bleed-left">
          <Photo photo={longTable} sizes="(min-width: 1024px) 56vw, 100vw" />
        </div>
        <div className="grid gap-4 lg:col-start-9">
          <SectionHeading id="night-garden" text={garden.title} />
          {garden.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className="page-grid py-section-lg" aria-labelledby="night-contact">
        <h2 className="text-label text-muted lg:col-span-4 lg:pt-6" id="night-contact">
          {questions.title}
        </h2>
        <ol className="grid gap-3 font-display text-display-2 max-lg:mt-6 lg:col-start-6">
          {questions.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ol>
      </section>

      <section
        className="border-t border-border bg-surface py-section"
        aria-labelledby="night-card"
      >
        <div className="page-grid">
          <div className="lg:col-span-4">
            <p className="text-label text-muted">{name[language]}</p>
            <SectionHeading id="night-card" text={card.title} className="mt-4" />
            <p className="mt-4">{card.text}</p>
          </div>
          <div className="max-lg:mt-10 lg:col-start-6">
            <PartnerContacts
              contacts={[
                { label: card.website, href: website },
                { label: card.email, href: `mailto:${email}` },
                { label: card.landline, href: `tel:${landline.dial}`, text: landline.display },
                { label: card.mobile, href: `tel:${mobile.dial}`, text: mobile.display },
                { label: card.address, href: mapLink(partners.dj), text: address[language] },
              ]}
            />
          </div>
        </div>
      </section>
    </>
  );
}
