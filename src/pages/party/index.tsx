import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { KeyFacts } from '../../components/sections/KeyFacts.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { PhotoCollage } from '../../features/gallery/PhotoCollage.tsx';
import type { PartyContent } from './schema.ts';

export default function Party({ content }: { content: PartyContent }) {
  const { types, reasons, album, services, pictures } = content;
  return (
    <>
      <Hero variant="overBelow" copy={content} pictures={pictures}>
        <ButtonRow className="mt-6">
          <ButtonLink size="default" to="request" variant="light">
            {content.requestQuote}
          </ButtonLink>
          <ButtonLink size="default" href="#party-album" variant="line-light">
            {content.toAlbum}
          </ButtonLink>
        </ButtonRow>
      </Hero>

      <KeyFacts copy={content.keyFacts} />

      <Section tone="tint" aria-labelledby="party-types">
        <SectionHeading id="party-types" text={types.title} />
        <ItemList variant="cells" items={types.list} className="mt-section-sm" />
      </Section>

      <Section aria-labelledby="party-reasons">
        <SectionHeading id="party-reasons" text={reasons.title} />
        <ItemList variant="columns" items={reasons.list} className="mt-section-sm" />
      </Section>

      <Section tone="inverse" id="party-album" aria-labelledby="party-album-title">
        <SectionHeading id="party-album-title" text={album.title} />
        <PhotoCollage
          layout="sixths"
          pictures={pictures.album}
          isOnDark
          className="mt-section-sm"
        />
        <p className="mt-6 max-w-wide text-small text-inverse-note">{album.description}</p>
      </Section>

      <Section aria-labelledby="party-services">
        <BleedPhoto
          side="right"
          photo={pictures.djBooth}
          sizes="(min-width: 1024px) max(49vw, 1125px), 100vw"
          className="aspect-3/2 lg:col-start-7 lg:row-1 lg:aspect-auto"
        />
        <div className="mt-12 lg:col-span-6 lg:row-1 lg:mt-0">
          <SectionHeading id="party-services" text={services.title} />
          <ItemList variant="rows" items={services.list} className="mt-8" />
        </div>
      </Section>

      <ClosingCta photo={pictures.bar} copy={content.closingCta} />
    </>
  );
}
