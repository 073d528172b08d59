import { clsx } from 'clsx';
import type { ServicesContent } from './schema.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import type { PageId } from '../../site/pages.ts';
import { ButtonLink, ButtonRow } from '../../components/ButtonLink.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Service = ServicesContent['main']['planner'];

export default function Services({ content }: { content: ServicesContent }) {
  const { hero, heroUpright, hall, arch, chapel, childrensTable, bouquet, candles, booth } =
    content.pictures;
  const { main, more, music, contact } = content;
  return (
    <>
      <section className="page-grid">
        <div className="bleed-x h-[min(70svh,46vw,640px)] lg:row-1 upright:h-[min(56svh,460px)]">
          <Photo photo={hero} sizes="100vw" priority upright={heroUpright} />
        </div>
        {/* Cut-out corner with the text. Its ground reaches the left edge of the screen. */}
        <div className="pt-8 lg:relative lg:col-span-7 lg:col-start-1 lg:row-2 lg:-ms-[50vw] lg:-mt-32 lg:bg-background lg:ps-[50vw] lg:pt-12">
          <p className="text-label text-muted">{content.label}</p>
          <h1 className="mt-4 font-display text-display-1">
            <RichText text={content.title} />
          </h1>
        </div>
        <p className="mt-6 text-lead lg:col-start-9 lg:row-2 lg:mt-12 lg:mb-2 lg:self-end">
          {content.lead}
        </p>
      </section>

      <section className="page-grid gap-y-12 py-section" aria-labelledby="care-main">
        <SectionHeading id="care-main" text={main.title} className="lg:col-span-6" />
        <MainService service={main.planner} to="weddingPlanner" photo={hall} />
        <MainService service={main.photographer} to="photographer" photo={arch} upright />
      </section>

      <section className="bg-tint py-section" aria-labelledby="care-more">
        <div className="page-grid">
          <SectionHeading id="care-more" text={more.title} />
          <ul className="mt-section-sm">
            <MoreService service={more.church} to="churches" photo={chapel} />
            <MoreService service={more.children} to="baptism" photo={childrensTable} />
            <MoreService service={more.film} to="gallery" photo={bouquet} />
            <MoreService service={more.decoration} to="wedding" photo={candles} />
          </ul>
        </div>
      </section>

      <section className="on-photo bg-inverse text-background" aria-labelledby="care-music">
        <div className="page-grid">
          <div className="bleed-x aspect-4/3 lg:relative lg:col-span-5 lg:col-start-1 lg:row-1 lg:bleed-left lg:aspect-auto lg:min-h-[clamp(480px,44vw,640px)]">
            <Photo
              photo={booth}
              sizes="(min-width: 1024px) 67vw, 100vw"
              className="lg:absolute lg:inset-0"
            />
          </div>
          <div className="pt-10 pb-16 lg:col-start-7 lg:self-end lg:py-20">
            <SectionHeading id="care-music" text={music.title} size="open" />
            <p className="mt-6 text-lead">{music.text}</p>
            <ButtonRow className="mt-8">
              <ButtonLink to="djMusic" variant="line-light">
                {music.action}
              </ButtonLink>
            </ButtonRow>
          </div>
        </div>
      </section>

      <section className="page-grid py-section-lg" aria-labelledby="care-contact">
        <SectionHeading
          id="care-contact"
          text={contact.title}
          size="open"
          className="lg:col-span-7"
        />
        <div className="mt-6 lg:col-start-9 lg:mt-0 lg:self-end">
          <p>{contact.text}</p>
          <ButtonRow className="mt-8">
            <ButtonLink to="request">{contact.action}</ButtonLink>
          </ButtonRow>
        </div>
      </section>
    </>
  );
}

type Props = { service: Service; to: PageId; photo: PagePicture };

function MainService({ service, to, photo, upright = false }: Props & { upright?: boolean }) {
  return (
    <article
      className={upright ? tw`lg:col-start-9 lg:row-span-2 lg:row-start-1` : tw`lg:col-span-7`}
    >
      <div className={clsx('aspect-3/2 overflow-hidden', upright && 'lg:aspect-4/5')}>
        <Photo photo={photo} sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <h3 className="mt-6 font-display text-display-3">{service.title}</h3>
      <p className="mt-3 max-w-text">{service.text}</p>
      <Features of={service} className={clsx('mt-6 mb-4', !upright && 'lg:max-w-text')} isRuled />
      <ArrowLink to={to}>{service.action}</ArrowLink>
    </article>
  );
}

function MoreService({ service, to, photo }: Props) {
  return (
    <li className="grid rail-108 gap-x-5 gap-y-3 ruled pt-6 pb-8 md:grid-cols-[160px_1fr_1fr] md:gap-x-gutter lg:grid-cols-12 lg:items-start lg:pt-8">
      <h3 className="col-span-full font-display text-display-4 lg:col-span-3 lg:col-start-1">
        {service.title}
      </h3>
      <div className="aspect-4/5 self-start overflow-hidden lg:col-span-2 lg:col-start-4 lg:mr-4">
        <Photo photo={photo} sizes="(min-width: 768px) 340px, 210px" />
      </div>
      <div className="lg:col-span-4 lg:col-start-6 lg:pr-4">
        <p className="text-small lg:text-body">{service.text}</p>
        <ArrowLink to={to} className="mt-1">
          {service.action}
        </ArrowLink>
      </div>
      <Features of={service} className="col-span-full md:col-3 lg:col-start-10 lg:-col-end-1" />
    </li>
  );
}

function Features({
  of: { features },
  className,
  isRuled = false,
}: {
  of: Service;
  className: string;
  isRuled?: boolean;
}) {
  return (
    <ul className={clsx('text-small text-muted', className)}>
      {features.map((feature) => (
        <li
          className={
            isRuled
              ? tw`ruled py-2`
              : tw`border-border-strong py-2 not-first:border-t first:pt-0 last:pb-0`
          }
          key={feature}
        >
          {feature}
        </li>
      ))}
    </ul>
  );
}
