import { Fragment, type ReactNode } from 'react';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { useLocale } from '../components/Locale.tsx';
import { BleedPhoto, sides } from '../components/photo/BleedPhoto.tsx';
import { ClosingCta } from '../components/sections/ClosingCta.tsx';
import { Figure, sizes as figureSizes } from '../components/sections/Figure.tsx';
import { Figures } from '../components/sections/Figures.tsx';
import { GuestQuote } from '../components/sections/GuestQuote.tsx';
import { Hero, heroVariants } from '../components/sections/Hero.tsx';
import { ItemList, variants as lists } from '../components/sections/ItemList.tsx';
import { KeyFacts } from '../components/sections/KeyFacts.tsx';
import { LineList } from '../components/sections/LineList.tsx';
import { ManagerQuote } from '../components/sections/ManagerQuote.tsx';
import { MapSection } from '../components/sections/MapSection.tsx';
import { MenuCard } from '../components/sections/MenuCard.tsx';
import { sizes as listSizes, NumberedList } from '../components/sections/NumberedList.tsx';
import { PageHeading } from '../components/sections/PageHeading.tsx';
import { Paragraphs } from '../components/sections/Paragraphs.tsx';
import { PartnerLogo, PartnerSection } from '../components/sections/Partner.tsx';
import { PhoneCall } from '../components/sections/PhoneCall.tsx';
import {
  headingSizes,
  introVariants as intros,
  Section,
  SectionHeading,
  SectionIntro,
  spaces,
  introTexts as texts,
  tones,
} from '../components/sections/Section.tsx';
import { WriteOrCall } from '../components/sections/WriteOrCall.tsx';
import { figures, partners, venue } from '../facts/venue/venue.ts';
import { ChurchList } from '../features/churches/ChurchList.tsx';
import { ContactCards } from '../features/contactCards/ContactCards.tsx';
import { EveningBand } from '../features/evening/EveningBand.tsx';
import { collages } from '../features/gallery/collages.ts';
import { PhotoCollage } from '../features/gallery/PhotoCollage.tsx';
import { PhotoSet } from '../features/gallery/PhotoSet.tsx';
import { PlanStage } from '../features/sitePlan/PlanStage.tsx';
import type { KeyFactsCopy } from '../model/groups.ts';
import type { AboutContent } from '../pages/about/schema.ts';
import type { BaptismContent } from '../pages/baptism/schema.ts';
import type { ContactContent } from '../pages/contact/schema.ts';
import type { DjMusicContent } from '../pages/djMusic/schema.ts';
import type { HomeContent } from '../pages/home/schema.ts';
import type { WeddingContent } from '../pages/wedding/schema.ts';

const files = import.meta.glob<unknown>(
  '../content/*/{keyFacts,pages/{about,baptism,contact,djMusic,home,wedding}}.json',
  { query: '?composed', import: 'default', eager: true },
);

/** Shows the shared sections in every variant, in development only (routes.tsx). */
export function Component() {
  const { language } = useLocale();
  const getContent = (page: string) => files[`../content/${language}/pages/${page}.json`];
  const about = getContent('about') as AboutContent;
  const { menu } = getContent('baptism') as BaptismContent;
  const contact = getContent('contact') as ContactContent;
  const { contactDetails } = getContent('djMusic') as DjMusicContent;
  const home = getContent('home') as HomeContent;
  const wedding = getContent('wedding') as WeddingContent;
  const keyFacts = files[`../content/${language}/keyFacts.json`] as KeyFactsCopy;
  const { closingCta, abroad, faq, why, pictures } = wedding;
  const { name, website, email, mobile } = partners.dj;
  const getCollagePhotos = (layout: keyof typeof collages) =>
    pictures.album18.slice(0, collages[layout].bands.flat().length);

  const sections: Record<string, ReactNode> = {
    ...renderVariants('Hero', heroVariants, (variant) => (
      <Hero
        variant={variant}
        copy={wedding}
        pictures={heroVariants[variant].photo ? pictures : undefined}
      >
        <WriteOrCall action={closingCta.action} isOnPhoto={/^(over|closing)/.test(variant)} />
      </Hero>
    )),
    KeyFacts: <KeyFacts copy={keyFacts} />,
    // A map of another site requests nothing before a press.
    MapSection: (
      <MapSection copy={contact.map} map={{ embed: 'https://map.example/', height: 450 }} />
    ),
    EveningBand: home.evening && <EveningBand evening={home.evening} />,
    PlanStage: (
      <Section tone="tint">
        <PlanStage plan={home.plan} />
      </Section>
    ),
    ClosingCta: <ClosingCta photo={pictures.moonrise} copy={closingCta} />,
    ...renderVariants('Section tone', tones, (tone) => (
      <Section tone={tone}>
        <SectionIntro copy={{ title: abroad.title, text: abroad.lead }} textStyle="lead" />
      </Section>
    )),
    ...renderVariants('Section space', spaces, (space) => (
      <Section tone="tint" space={space}>
        <SectionHeading text={abroad.title} />
      </Section>
    )),
    PartnerSection: (
      <PartnerSection
        id="partner"
        tone="surface"
        name={name[language]}
        copy={contactDetails}
        contacts={[
          { label: contactDetails.website, href: website },
          { label: contactDetails.email, href: `mailto:${email}` },
          { label: contactDetails.mobile, href: `tel:${mobile.dial}`, text: mobile.display },
        ]}
      />
    ),
    'PhotoCollage on dark': (
      <Section tone="inverse">
        <PhotoCollage layout="threes" pictures={getCollagePhotos('threes')} isOnDark />
      </Section>
    ),
  };

  const parts: Record<string, ReactNode> = {
    ...renderVariants('PhotoCollage', collages, (layout) => (
      <PhotoCollage layout={layout} pictures={getCollagePhotos(layout)} />
    )),
    ...renderVariants('BleedPhoto', sides, (side) => (
      <BleedPhoto side={side} photo={pictures.moonrise} className="aspect-2/1" />
    )),
    PageHeading: <PageHeading label={about.label} title={about.title} />,
    ...renderVariants('SectionHeading', headingSizes, (size) => (
      <SectionHeading text={about.nameMeaning.sentence} size={size} />
    )),
    ...renderVariants('SectionIntro', intros, (variant) => (
      <SectionIntro copy={home.about} variant={variant}>
        <ButtonLink to="contact" className="mt-4">
          {closingCta.action}
        </ButtonLink>
      </SectionIntro>
    )),
    ...renderVariants('SectionIntro textStyle', texts, (textStyle) => (
      <SectionIntro copy={home.about} textStyle={textStyle} />
    )),
    ...renderVariants('ItemList', lists, (variant) => (
      <ItemList variant={variant} items={why.reasons} />
    )),
    'ItemList pairs, questions': <ItemList variant="pairs" items={faq.answers} />,
    ...renderVariants('NumberedList', listSizes, (size) => (
      <NumberedList items={why.reasons} size={size} />
    )),
    LineList: <LineList items={Object.values(home.facilityNames)} />,
    Paragraphs: <Paragraphs texts={about.nameMeaning.paragraphs} />,
    ...renderVariants('Figure', figureSizes, (size) => (
      <Figure size={size} value={venue.capacity.outdoors} label={home.facilityNames.gardens} />
    )),
    Figures: (
      <Figures
        figures={(['events', 'satisfaction', 'years'] as const).map((id) => ({
          label: about.figures[id],
          figure: figures.about[id],
        }))}
      />
    ),
    ManagerQuote: (
      <ManagerQuote photo={pictures.moonrise} copy={home.about.manager} className="lg:col-span-4" />
    ),
    GuestQuote: <GuestQuote review={wedding.review} />,
    MenuCard: (
      <div>
        <SectionHeading id="menu-card" text={menu.title} />
        <MenuCard parts={[menu.adults, menu.children]} note={menu.note} />
      </div>
    ),
    ...renderVariants('PartnerLogo', partners, (partner) => (
      <PartnerLogo partner={partner} label={home.partners[partner]} />
    )),
    PhoneCall: <PhoneCall id="phone-call" copy={closingCta} />,
    WriteOrCall: <WriteOrCall action={closingCta.action} />,
    ContactCards: <ContactCards copy={home.contact.cards} />,
    ChurchList: <ChurchList copy={home.churches.list} />,
  };

  return (
    <PhotoSet photos={pictures.album18.map(({ photo }) => photo)} controls="thumbnails">
      <title>Sections</title>
      {Object.entries({ ...sections, ...parts }).map(([sample, shown]) => (
        <Fragment key={sample}>
          <p className="page-grid border-t border-border-strong py-3 text-note text-muted">
            <span data-sample="">{sample}</span>
          </p>
          {sample in parts ? <Section space="sm">{shown}</Section> : shown}
        </Fragment>
      ))}
    </PhotoSet>
  );
}

const renderVariants = <Key extends string>(
  component: string,
  variants: Record<Key, unknown>,
  show: (variant: Key) => ReactNode,
): Record<string, ReactNode> =>
  Object.fromEntries(
    (Object.keys(variants) as Key[]).map((key) => [`${component} ${key}`, show(key)]),
  );
