import type { BaptismContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { PhotoGrid } from '../../features/gallery/PhotoGrid.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

const places = {
  large: {
    figure: tw`col-span-full lg:col-span-6`,
    tile: tw`max-lg:aspect-3/2 lg:h-[clamp(290px,29vw,416px)]`,
  },
  upright: {
    figure: tw`lg:col-span-3`,
    tile: tw`max-lg:aspect-4/5 lg:h-[clamp(290px,29vw,416px)]`,
  },
  square: {
    figure: tw`lg:col-span-4`,
    tile: tw`max-lg:aspect-square lg:h-[clamp(190px,19.6vw,276px)]`,
  },
  across: {
    figure: tw`col-span-full lg:col-span-4`,
    tile: tw`max-lg:aspect-3/2 lg:h-[clamp(190px,19.6vw,276px)]`,
  },
};

export default function Baptism({ content }: { content: BaptismContent }) {
  const { hero, heroUpright, album, olives, grovePath } = content.pictures;
  const { services, menu } = content;
  return (
    <>
      <section className="page-grid gap-y-8 bg-tint pt-8 lg:gap-y-12 lg:py-16">
        <div>
          <p className="text-label text-muted">{content.label}</p>
          <h1 className="mt-4 font-display text-display-1">
            <RichText text={content.title} />
          </h1>
        </div>
        <div className="bleed-x max-lg:aspect-4/3 lg:col-span-8 lg:col-start-1 lg:row-2 lg:bleed-left lg:h-[clamp(440px,39vw,620px)] upright:aspect-4/5">
          <Photo
            photo={hero}
            sizes="(min-width: 1024px) 65vw, 113vw"
            priority
            upright={heroUpright}
          />
        </div>
        <div className="max-lg:pb-12 lg:col-start-9 lg:row-2 lg:self-end">
          <p className="text-lead">{content.lead}</p>
          <ButtonRow className="mt-8 lg:flex-col lg:items-start">
            <ButtonLink to="request">{content.requestQuote}</ButtonLink>
            <ButtonLink to="churches" variant="link">
              {content.churches}
            </ButtonLink>
          </ButtonRow>
        </div>
      </section>

      <section className="page-grid py-section" aria-labelledby="baptism-services">
        <SectionHeading id="baptism-services" text={services.title} />
        <ItemList items={services.list} className="mt-section-sm" variant="pairs" />
      </section>

      <section
        className="border-y border-border bg-surface py-section"
        aria-labelledby="baptism-menu"
      >
        <div className="page-grid gap-y-10">
          <div className="lg:col-span-4 lg:col-start-1 lg:row-1">
            <SectionHeading id="baptism-menu" text={menu.title} />
            <p className="mt-6 max-w-text text-muted">{menu.text}</p>
            <div className="mt-8 aspect-3/2 lg:mt-12 lg:aspect-4/5">
              <Photo photo={olives} sizes="(min-width: 1024px) 40vw, 100vw" />
            </div>
          </div>
          {/* Card with two edges. */}
          <div className="lg:col-start-5 lg:row-1 lg:self-start">
            <div className="grid gap-x-gutter gap-y-12 border border-border bg-background px-8 py-section-sm frame-line outline-border md:grid-cols-2 lg:grid-cols-7-6">
              <MenuHalf menu={menu.adults} />
              <MenuHalf menu={menu.children} />
              <p className="border-t border-border-strong pt-6 text-note text-muted md:col-span-full">
                {menu.note}
              </p>
            </div>
          </div>
        </div>
      </section>

      <section className="page-grid py-section" aria-labelledby="baptism-album">
        <SectionHeading id="baptism-album" text={content.album.title} />
        <PhotoSet photos={album.map(({ photo }) => photo)} controls="thumbnails">
          <PhotoGrid
            pictures={album}
            places={places}
            sizes="(min-width: 1024px) 46vw, 100vw"
            className="mt-section-sm"
          />
        </PhotoSet>
      </section>

      <ClosingCta photo={grovePath} copy={content.closingCta} />
    </>
  );
}

function MenuHalf({ menu }: { menu: BaptismContent['menu']['adults'] }) {
  return (
    <div className="min-w-0 border-border-strong max-md:not-first:border-t max-md:not-first:pt-12 md:not-first:border-l md:not-first:pl-gutter">
      <h3 className="font-display text-display-4">
        <RichText text={menu.title} />
      </h3>
      {menu.courses.map(({ name, dishes }) => (
        <div key={name} className="mt-8">
          <h4 className="text-label text-muted">{name}</h4>
          <ul>
            {dishes.map((dish) => (
              <li key={dish} className="mt-2 leading-normal text-balance">
                {dish}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
