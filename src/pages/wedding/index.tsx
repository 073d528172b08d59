import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { GuestQuote } from '../../components/sections/GuestQuote.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import type { WeddingContent } from './schema.ts';

export default function Wedding({ content }: { content: WeddingContent }) {
  const { faq, album, why, abroad, pictures } = content;
  return (
    <>
      <Hero variant="besideRight" copy={content} pictures={pictures}>
        <ButtonRow className="mt-6">
          <ButtonLink to="request">{content.requestQuote}</ButtonLink>
          <ButtonLink to="churches" variant="link">
            {content.churches}
          </ButtonLink>
        </ButtonRow>
      </Hero>

      <KeyFacts copy={content.keyFacts} />

      <Section tone="surface" aria-labelledby="faq-title">
        <div className="lg:col-span-4">
          <SectionHeading id="faq-title" text={faq.title} />
          <div className="mt-12 hidden aspect-4/5 lg:block">
            <Photo photo={pictures.dress} sizes="30vw" alt="" />
          </div>
        </div>
        <ItemList variant="pairs" items={faq.answers} className="mt-8 lg:col-start-6 lg:mt-0" />
      </Section>

      <Section aria-labelledby="why-title">
        <SectionHeading id="why-title" text={why.title} className="lg:col-span-4" />
        <ItemList
          variant="halves"
          items={why.reasons}
          className="mt-section-sm lg:col-start-6 lg:mt-0"
        />
      </Section>

      <GuestQuote review={content.review} />

      <Section aria-label={album.name}>
        {/* Six photos in English and eighteen in Greek (docs/specification.md, "Pages"). */}
        <PhotoCollage layout="editorial" pictures={pictures[`album${album.size}`]} />
      </Section>

      <Section tone="tint" id="abroad" aria-labelledby="abroad-title">
        <SectionIntro
          id="abroad-title"
          copy={{ title: abroad.title, text: abroad.lead }}
          textStyle="lead"
        />
        <ItemList variant="columns" items={abroad.answers} className="mt-section-sm" />
      </Section>

      <ClosingCta photo={pictures.moonrise} copy={content.closingCta} />
    </>
  );
}
