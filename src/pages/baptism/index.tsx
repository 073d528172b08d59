import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { GuestQuote } from '../../components/sections/GuestQuote.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { MenuCard } from '../../components/sections/MenuCard.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import type { BaptismContent } from './schema.ts';

export default function Baptism({ content }: { content: BaptismContent }) {
  const { services, menu, album, pictures } = content;
  return (
    <>
      <Hero variant="below" copy={content} pictures={pictures} className="bg-tint pb-12 lg:pb-16">
        <ButtonRow className="mt-6">
          <ButtonLink to="request">{content.requestQuote}</ButtonLink>
          <ButtonLink to="churches" variant="link">
            {content.churches}
          </ButtonLink>
        </ButtonRow>
      </Hero>

      <KeyFacts copy={content.keyFacts} />

      <Section aria-labelledby="baptism-services">
        <SectionHeading id="baptism-services" text={services.title} />
        <ItemList variant="pairs" items={services.list} className="mt-section-sm" />
      </Section>

      <Section tone="tint" aria-labelledby="baptism-menu">
        <div className="lg:sticky lg:top-30 lg:col-span-4 lg:self-start">
          <SectionIntro id="baptism-menu" variant="stacked" copy={menu} />
          <div className="mt-8 aspect-3/2 lg:mt-12 lg:aspect-4/5">
            <Photo photo={pictures.olives} sizes="(min-width: 1024px) 54vw, 100vw" />
          </div>
        </div>
        <div className="mt-8 lg:col-start-6 lg:mt-0">
          <MenuCard parts={[menu.adults, menu.children]} note={menu.note} />
        </div>
      </Section>

      <GuestQuote review={content.review} />

      <Section aria-labelledby="baptism-album">
        <SectionHeading id="baptism-album" text={album.title} />
        <PhotoCollage layout="threes" pictures={pictures.album} className="mt-section-sm" />
      </Section>

      <ClosingCta photo={pictures.grovePath} copy={content.closingCta} />
    </>
  );
}
