import { clsx } from 'clsx';
import type { HomeContent } from './schema.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';

/** Hero of the home page. */
export function Hero({ content }: { content: HomeContent }) {
  const { hero: copy, pictures } = content;
  return (
    <section
      className="relative grid min-h-[min(100svh,844px)] overflow-clip bg-inverse text-background md:min-h-[min(100svh,900px)]"
      data-under-header=""
    >
      <div className="absolute inset-0">
        <Photo
          photo={pictures.hero}
          sizes="max(100vw, 1600px)"
          priority
          upright={pictures.heroUpright}
        />
      </div>
      <div className="page-grid shade on-photo self-end lg:shade-from-42 lg:shade-over-124 lg:shade-to-60">
        <div className="pt-32 pb-8 md:pb-14 lg:col-start-6 print:pt-6 print:pb-0 short:landscape:pt-20 short:landscape:pb-5">
          <h1 className="font-display text-hero lg:text-hero">
            <RichText text={copy.title} />
          </h1>
          <div
            className={clsx(
              'mt-6 grid gap-6 border-t border-border-photo pt-6 lg:grid-cols-fill-fit lg:items-center print:border-0 print:p-0',
              'short:landscape:mt-4 short:landscape:grid-cols-[minmax(0,1fr)_auto] short:landscape:items-center short:landscape:pt-4',
            )}
          >
            <div className="max-w-text lg:max-w-text forced-colors:-m-2 forced-colors:bg-inverse forced-colors:p-2 [&_a]:text-inherit forced-colors:[&_a]:[outline-offset:2px]">
              <p className="text-lead lg:text-body short:landscape:text-body">
                <RichText text={copy.text} />
              </p>
              <p className="mt-3 text-small short:landscape:mt-1">
                <RichText text={copy.facts} />
              </p>
            </div>
            <div className="grid fit-cols-8.5 gap-3 sm:flex sm:flex-wrap">
              <ButtonLink
                size="default"
                variant="light"
                className="max-sm:px-3 sm:px-6"
                href="#services"
              >
                {copy.services}
              </ButtonLink>
              <ButtonLink
                size="default"
                variant="line-light"
                className="max-sm:px-3 sm:px-6"
                href="#contact"
              >
                {copy.contact}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
      {/* Hints at more content. */}
      <i
        className="hero__thread absolute bottom-0 z-2 hidden h-11 w-px lg:block"
        aria-hidden="true"
      />
    </section>
  );
}
