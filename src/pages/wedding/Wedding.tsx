import { clsx } from 'clsx';
import type { WeddingContent } from './schema.ts';
import { ClosingCta } from '../../components/sections/ClosingCta.tsx';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { ItemList } from '../../components/sections/ItemList.tsx';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { PhotoSet } from '../../features/gallery/PhotoSet.tsx';
import { PhotoTile } from '../../features/gallery/PhotoTile.tsx';
import { tw } from '../../components/tw.ts';

export default function Wedding({ content }: { content: WeddingContent }) {
  const { dress, moonrise } = content.pictures;
  return (
    <>
      <WeddingHero content={content} />
      <Faq copy={content.faq} photo={dress} />
      <EditorialGrid
        // Six photos in English, eighteen in Greek (docs/specification.md, "Pages").
        pictures={content.pictures[`album${content.album.size}`]}
        name={content.album.name}
      />
      <Why copy={content.why} />
      <Abroad copy={content.abroad} />
      {/* Keeps the moon above the text. */}
      <ClosingCta photo={moonrise} copy={content.closingCta} className="max-md:min-h-195" />
    </>
  );
}

/** Linked as `wedding#abroad`. */
function Abroad({ copy }: { copy: WeddingContent['abroad'] }) {
  return (
    <section className="page-grid bg-tint py-section" id="abroad" aria-labelledby="abroad-title">
      <SectionHeading id="abroad-title" text={copy.title} className="lg:col-span-6" />
      <p className="text-lead max-lg:mt-4 lg:col-start-8 lg:self-end">{copy.lead}</p>
      <ItemList
        items={copy.answers}
        className="mt-section-sm grid gap-x-gutter gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12"
        variant="columns"
      />
    </section>
  );
}

function Why({ copy }: { copy: WeddingContent['why'] }) {
  return (
    <section className="page-grid py-section" aria-labelledby="why-title">
      <SectionHeading
        id="why-title"
        text={copy.title}
        className="lg:sticky lg:top-30 lg:col-span-4 lg:self-start"
      />
      <ul className="mt-section-sm grid gap-10 sm:grid-cols-2 sm:gap-x-8 sm:gap-y-16 lg:col-start-6 lg:mt-0 lg:gap-x-gutter lg:gap-y-0">
        {copy.reasons.map(({ title, text }) => (
          <li
            className="border-t border-border-strong pt-6 lg:pb-16 lg:even:translate-y-16"
            key={title}
          >
            <h3 className="font-display text-display-4">{title}</h3>
            <p className="mt-3 max-w-text text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Faq({ copy, photo }: { copy: WeddingContent['faq']; photo: PagePicture }) {
  return (
    <section className="border-y border-border bg-surface py-section" aria-labelledby="faq-title">
      <div className="page-grid">
        <div className="lg:col-span-4">
          <SectionHeading id="faq-title" text={copy.title} />
          <div className="hidden lg:mt-12 lg:block lg:aspect-4/5">
            <Photo photo={photo} sizes="30vw" alt="" />
          </div>
        </div>
        <dl className="mt-10 lg:col-start-6 lg:mt-0">
          {copy.answers.map(({ question, answer }) => (
            <div
              className="border-t border-border-strong py-6 sm:grid sm:grid-cols-1-2 sm:gap-x-gutter lg:last:border-b"
              key={question}
            >
              <dt className="font-display text-display-4">{question}</dt>
              <dd className="mt-2 max-w-text text-muted sm:mt-0.5">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Text beside a photo. */
function WeddingHero({ content }: { content: WeddingContent }) {
  const { hero, heroUpright } = content.pictures;
  return (
    <section className="page-grid lg:first-screen-812">
      <div className="relative bleed-x h-[min(58svh,480px)] lg:col-start-6 lg:row-1 lg:bleed-right lg:h-auto lg:min-h-full">
        <Photo
          photo={hero}
          sizes="(min-width: 1024px) max(56vw, 1218px), max(100vw, 720px)"
          priority
          upright={heroUpright}
        />
      </div>
      <div className="pt-8 max-lg:pb-12 lg:col-span-5 lg:col-start-1 lg:row-1 lg:self-end lg:pt-16 lg:pb-20">
        <p className="text-label text-muted">{content.label}</p>
        <h1 className="mt-4 font-display text-display-1 text-wrap">
          <RichText text={content.title} />
        </h1>
        <p className="mt-6 text-lead">
          <RichText text={content.lead} />
        </p>
        <ButtonRow className="mt-8">
          <ButtonLink to="request">{content.requestQuote}</ButtonLink>
          <ButtonLink to="churches" variant="link">
            {content.churches}
          </ButtonLink>
        </ButtonRow>
      </div>
    </section>
  );
}

type Album = WeddingContent['pictures']['album6'];

/** First column and span. */
type SixPlace = Album[number]['place'];

const places: Record<SixPlace, string> = {
  '1-3': tw`lg:col-span-3 lg:col-start-1`,
  '1-4': tw`lg:col-span-4 lg:col-start-1`,
  '1-5': tw`lg:col-span-5 lg:col-start-1`,
  '1-7': tw`lg:col-span-7 lg:col-start-1`,
  '1-8': tw`lg:col-span-8 lg:col-start-1`,
  '2-6': tw`lg:col-span-6 lg:col-start-2`,
  '5-4': tw`lg:col-span-4 lg:col-start-5`,
  '6-7': tw`lg:col-span-7 lg:col-start-6`,
  '7-6': tw`lg:col-span-6 lg:col-start-7`,
  '9-4': tw`lg:col-span-4 lg:col-start-9`,
  '10-3': tw`lg:col-span-3 lg:col-start-10`,
};

/** Landscape photos; the others are portrait. */
const lying: readonly SixPlace[] = ['1-5', '1-7', '1-8', '2-6', '5-4', '6-7', '7-6'];

/** Full width, then a pair. */
const isAcross = (index: number): boolean => index % 3 === 0;

/** `name` is the accessible name. */
function EditorialGrid({ pictures, name }: { pictures: Album; name: string }) {
  return (
    <section className="page-grid pt-section" aria-label={name}>
      <PhotoSet photos={pictures.map(({ photo }) => photo)} controls="thumbnails">
        <div className="on-photo grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-gutter sm:gap-y-10 lg:grid-cols-12 lg:items-end lg:gap-y-section-sm">
          {pictures.map(({ photo, place, caption }, index) => (
            <figure
              key={photo.id}
              className={clsx(
                'min-w-0',
                isAcross(index) && 'max-lg:col-span-full max-sm:-mx-margin',
                places[place],
              )}
            >
              <PhotoTile
                photo={photo}
                sizes="(min-width: 1024px) 55vw, 100vw"
                className={clsx(
                  'h-auto overflow-hidden',
                  isAcross(index) ? 'max-lg:aspect-3/2' : 'max-lg:aspect-4/5',
                  lying.includes(place) ? 'lg:aspect-3/2' : 'lg:aspect-4/5',
                )}
              />
              <figcaption
                className={clsx(
                  'mt-2 flex gap-3 text-small wrap-anywhere text-muted',
                  isAcross(index) && 'max-sm:px-margin',
                )}
              >
                <b className="flex-none font-semibold text-accent tabular-nums">{index + 1}</b>
                <span>{caption}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </PhotoSet>
    </section>
  );
}
