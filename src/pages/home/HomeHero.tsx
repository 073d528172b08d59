import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { getVeil } from '../../components/photo/getVeil.ts';
import { Photo } from '../../components/photo/Photo.tsx';
import { PageHeading } from '../../components/sections/PageHeading.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import type { HomeContent } from './schema.ts';

export function HomeHero({ content }: { content: HomeContent }) {
  const { hero: copy, pictures } = content;
  return (
    <section
      className="relative grid min-h-screen-hero overflow-clip bg-inverse text-background"
      data-under-header=""
    >
      <div className="absolute inset-0 animate-lift">
        <Photo
          photo={pictures.hero}
          sizes="max(100vw, 1600px)"
          priority
          phoneHeight={900}
          upright={pictures.heroUpright}
        />
      </div>
      <div className="page-grid shade on-photo self-end" style={getVeil(pictures)}>
        <div className="pt-32 pb-8 lg:col-start-6 lg:pb-12">
          <PageHeading title={copy.title} isOnPhoto className="text-hero" />
          <div className="mt-6 flex flex-wrap items-center gap-6 border-t border-border-inverse pt-6">
            <p className="max-w-text min-w-0 flex-1 basis-60 text-lead lg:text-body forced-colors:bg-inverse [&_a]:text-inherit">
              <RichText text={copy.text} />
            </p>
            <ButtonRow className="w-full sm:w-auto">
              <ButtonLink size="default" variant="light" href="#services">
                {copy.services}
              </ButtonLink>
              <ButtonLink size="default" variant="line-light" href="#contact">
                {copy.contact}
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
      </div>
      <i className="hero__thread absolute bottom-0 hidden h-11 w-px lg:block" aria-hidden="true" />
    </section>
  );
}
