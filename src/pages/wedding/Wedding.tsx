import type { WeddingContent } from './schema.ts';
import { ClosingCta } from '../../components/ClosingCta.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { EditorialGrid } from './EditorialGrid.tsx';
import { SplitHero } from './SplitHero.tsx';
import { buttonClass } from '../../components/Button.tsx';
import { ItemList } from '../../components/ItemList.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';

export default function Wedding({ content }: { content: WeddingContent }) {
  const { hero, heroUpright, dress, moonrise } = content.pictures;
  return (
    <>
      <SplitHero
        photo={hero}
        upright={heroUpright}
        label={content.label}
        title={content.title}
        lead={content.lead}
      >
        <PageLink to="request" className={buttonClass({ size: 'lg' })}>
          <span>{content.requestQuote}</span>
        </PageLink>
        <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
          <span>{content.churches}</span>
        </PageLink>
      </SplitHero>
      <Faq copy={content.faq} photo={dress} />
      <EditorialGrid
        // Six photos in English, eighteen in Greek (docs/specification.md, "Pages").
        pictures={content.pictures[`album${content.album.size}`]}
        name={content.album.name}
      />
      <Why copy={content.why} />
      <Abroad copy={content.abroad} />
      {/* Keeps the moon above the text. */}
      <ClosingCta photo={moonrise} copy={content.closingCta} className="max-md:min-h-97.5" />
    </>
  );
}

/** Linked as `wedding#abroad`. */
function Abroad({ copy }: { copy: WeddingContent['abroad'] }) {
  return (
    <section className="page-grid bg-tint py-breath" id="abroad" aria-labelledby="abroad-title">
      <SectionHeading id="abroad-title" text={copy.title} className="lg:col-left-6" />
      <p className="lead max-lg:mt-2 lg:col-right-9 lg:self-end">{copy.lead}</p>
      <ItemList
        items={copy.answers}
        className="mt-breath-s grid gap-x-gutter gap-y-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-6"
        look="columns"
      />
    </section>
  );
}

function Why({ copy }: { copy: WeddingContent['why'] }) {
  return (
    <section className="page-grid py-breath" aria-labelledby="why-title">
      <SectionHeading
        id="why-title"
        text={copy.title}
        className="lg:sticky lg:top-15 lg:col-left-4 lg:self-start"
      />
      <ul className="mt-breath-s grid gap-5 sm:grid-cols-2 sm:gap-x-4 sm:gap-y-8 lg:col-right-7 lg:mt-0 lg:gap-x-gutter lg:gap-y-0">
        {copy.reasons.map(({ title, text }) => (
          <li
            className="border-t border-border-strong pt-3 lg:pb-8 lg:even:translate-y-8"
            key={title}
          >
            <h3 className="display text-item">{title}</h3>
            <p className="mt-1.5 max-w-32em text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FaqProps = { copy: WeddingContent['faq']; photo: PagePicture };

/** FAQ for weddings. */
function Faq({ copy, photo }: FaqProps) {
  return (
    <section className="border-y border-border bg-surface py-breath" aria-labelledby="faq-title">
      <div className="page-grid">
        <div className="lg:col-left-4">
          <SectionHeading id="faq-title" text={copy.title} />
          <div className="hidden lg:mt-6 lg:block lg:aspect-4/5">
            <Photo photo={photo} sizes="30vw" alt="" />
          </div>
        </div>
        <dl className="mt-5 lg:col-right-7 lg:mt-0">
          {copy.answers.map(({ question, answer }) => (
            <div
              className="border-t border-border-strong py-3 sm:grid sm:grid-cols-1-2 sm:gap-x-gutter lg:last:border-b"
              key={question}
            >
              <dt className="display text-item">{question}</dt>
              <dd className="mt-1 max-w-38em text-muted sm:mt-0.25">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
