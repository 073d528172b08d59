import { clsx } from 'clsx';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { BleedPhoto } from '../../components/photo/BleedPhoto.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { LineList } from '../../components/sections/LineList.tsx';
import { Section, SectionHeading, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { tw } from '../../components/tw.ts';
import type { PageId } from '../../site/pages.ts';
import type { PagePicture } from '../../site/photos/pagePicture.ts';
import type { ServicesContent } from './schema.ts';

export default function Services({ content }: { content: ServicesContent }) {
  const { hall, arch, chapel, childrensTable, bouquet, candles, booth } = content.pictures;
  const { main, more, music, contact } = content;
  return (
    <>
      <Hero variant="corner" copy={content} pictures={content.pictures} />

      <Section className="gap-y-12" aria-labelledby="services-main">
        <SectionHeading id="services-main" text={main.title} className="lg:col-span-6" />
        <MainService service={main.planner} to="weddingPlanner" photo={hall} />
        <MainService service={main.photographer} to="photographer" photo={arch} upright />
      </Section>

      <Section tone="tint" aria-labelledby="services-more">
        <SectionHeading id="services-more" text={more.title} />
        <ul className="mt-section-sm border-b border-border-strong">
          <MoreService service={more.church} to="churches" photo={chapel} />
          <MoreService service={more.children} to="baptism" photo={childrensTable} />
          <MoreService service={more.film} to="gallery" photo={bouquet} />
          <MoreService service={more.decoration} to="wedding" photo={candles} />
        </ul>
      </Section>

      <Section tone="inverse" space="none" aria-labelledby="services-music">
        <BleedPhoto
          side="left"
          photo={booth}
          sizes="(min-width: 1024px) 67vw, 100vw"
          className="max-lg:aspect-4/3 lg:col-span-5 lg:min-h-140"
        />
        <div className="pt-10 pb-12 lg:col-start-7 lg:self-end lg:pb-20">
          <SectionIntro
            id="services-music"
            copy={music}
            size="open"
            textStyle="lead"
            variant="stacked"
          >
            <ButtonLink to="djMusic" variant="line-light" className="mt-8">
              {music.action}
            </ButtonLink>
          </SectionIntro>
        </div>
      </Section>

      <Section space="lg" aria-labelledby="services-contact">
        <SectionIntro id="services-contact" copy={contact} size="open">
          <ButtonLink to="request" className="mt-8">
            {contact.action}
          </ButtonLink>
        </SectionIntro>
      </Section>
    </>
  );
}

type Props = { service: ServicesContent['main']['planner']; to: PageId; photo: PagePicture };

function MainService({ service, to, photo, upright = false }: Props & { upright?: boolean }) {
  return (
    <article
      className={
        upright ? tw`lg:col-start-9 lg:row-span-2 lg:row-start-1` : tw`lg:col-span-7 lg:col-start-1`
      }
    >
      <div className={clsx('aspect-3/2', upright && 'lg:aspect-4/5')}>
        <Photo photo={photo} sizes="(min-width: 1024px) 50vw, 100vw" />
      </div>
      <h3 className="mt-6 font-display text-display-3">{service.title}</h3>
      <p className="mt-3 max-w-text">{service.text}</p>
      <LineList items={service.features} className="mt-6 mb-4 max-w-text text-small text-muted" />
      <ArrowLink to={to}>{service.action}</ArrowLink>
    </article>
  );
}

function MoreService({ service, to, photo }: Props) {
  return (
    <li className="grid grid-cols-3 gap-x-gutter gap-y-4 border-t border-border-strong py-6 md:grid-cols-12">
      <h3 className="col-span-full font-display text-display-4 lg:col-span-3">{service.title}</h3>
      <div className="aspect-4/5 self-start md:col-span-3 lg:col-span-2">
        <Photo photo={photo} sizes="(min-width: 768px) 340px, 210px" />
      </div>
      <div className="col-span-2 md:col-span-5 lg:col-span-4">
        <p className="text-small lg:text-body">{service.text}</p>
        <ArrowLink to={to} className="mt-1">
          {service.action}
        </ArrowLink>
      </div>
      <LineList
        items={service.features}
        isOpen
        className="col-span-full self-start text-small text-muted md:col-span-4 lg:col-span-3"
      />
    </li>
  );
}
