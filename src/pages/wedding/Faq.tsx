import type { WeddingContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';

type Props = { copy: WeddingContent['know']; photo: PagePicture };

/** FAQ for weddings. */
export function Faq({ copy, photo }: Props) {
  return (
    <section className="border-y border-border bg-surface py-breath" aria-labelledby="know-title">
      <div className="page-grid">
        <div className="lg:col-[content-start/span_4]">
          <h2 className="display text-head" id="know-title">
            <RichText text={copy.title} />
          </h2>
          <div className="hidden lg:mt-6 lg:block lg:aspect-[4/5]">
            <Photo photo={photo} sizes="30vw" alt="" />
          </div>
        </div>
        <dl className="mt-5 lg:col-[7/content-end] lg:mt-0">
          {copy.answers.map(({ question, answer }) => (
            <div
              className="border-t border-border-strong py-3 sm:grid sm:grid-cols-[1fr_2fr] sm:gap-x-gutter lg:last:border-b"
              key={question}
            >
              <dt className="display text-item">{question}</dt>
              <dd className="mt-1 max-w-[38em] text-muted sm:mt-[2px]">
                <RichText text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
