import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import type { HomeContent } from './schema.ts';
import type { PageId } from '../../site/pages.ts';
import { PageLink } from '../../components/text/PageLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { tw } from '../../components/tw.ts';
import { SectionHeading } from '../../components/sections/SectionHeading.tsx';

type Service = keyof HomeContent['services']['services'];

const services: readonly { id: Service; page: PageId }[] = [
  { id: 'planning', page: 'weddingPlanner' },
  { id: 'photography', page: 'photographer' },
  { id: 'music', page: 'djMusic' },
  { id: 'church', page: 'churches' },
  { id: 'children', page: 'baptism' },
  { id: 'decoration', page: 'services' },
];

/** A lazy photo with `display: none` is not downloaded. */
const shown: Record<Service, string> = {
  planning: '',
  photography: tw`hidden opacity-0 group-has-[[data-service=photography]:is(:hover,:focus-within)]/services:faded-in`,
  music: tw`hidden opacity-0 group-has-[[data-service=music]:is(:hover,:focus-within)]/services:faded-in`,
  church: tw`hidden opacity-0 group-has-[[data-service=church]:is(:hover,:focus-within)]/services:faded-in`,
  children: tw`hidden opacity-0 group-has-[[data-service=children]:is(:hover,:focus-within)]/services:faded-in`,
  decoration: tw`hidden opacity-0 group-has-[[data-service=decoration]:is(:hover,:focus-within)]/services:faded-in`,
};

type Props = { copy: HomeContent['services']; pictures: HomeContent['pictures'] };

export function ServiceList({ copy, pictures }: Props) {
  return (
    <section
      className="group/services page-grid py-section"
      id="services"
      aria-labelledby="services-title"
    >
      <SectionHeading id="services-title" text={copy.title} className="lg:col-span-6" />
      <ol className="services__list mt-section-sm lg:col-span-6">
        {services.map(({ id, page }, index) => (
          <li className="service relative gap-x-5 ruled py-6 lg:gap-x-0" data-service={id} key={id}>
            <span
              className="col-2 row-1 text-note font-semibold text-accent tabular-nums md:col-1 md:pt-1.5"
              aria-hidden="true"
            >
              {String(index + 1).padStart(2, '0')}
            </span>
            <div className="col-1 row-span-2 row-start-1 aspect-4/5 self-start overflow-hidden md:col-2 md:row-1 md:aspect-3/2 lg:hidden">
              <Photo
                photo={pictures[`${id}InRow`]}
                sizes="(min-width: 768px) 220px, 233px"
                alt=""
              />
            </div>
            <div className="col-2 row-2 md:col-3 md:row-1 lg:col-2">
              <h3 className="service__t mt-1 font-display text-display-4 md:mt-0">
                <PageLink to={page} className="whole-row">
                  {copy.services[id].title}
                </PageLink>
              </h3>
              <p className="mt-2 text-small text-muted lg:max-w-text">{copy.services[id].text}</p>
            </div>
            <span className="service__go col-3 row-1 mt-2 hidden text-accent lg:block">
              <ArrowRight className="icon" />
            </span>
          </li>
        ))}
      </ol>
      <div
        className="relative mt-section-sm hidden overflow-hidden bg-subtle lg:col-start-8 lg:bleed-right lg:block"
        aria-hidden="true"
      >
        {services.map(({ id }) => (
          <Photo
            key={id}
            photo={pictures[id]}
            sizes="(min-width: 1024px) max(44vw, 1380px), 1px"
            alt=""
            className={clsx(
              'absolute inset-0 transition-discrete [transition:opacity_var(--calm)_var(--ease),display_var(--calm)]',
              shown[id],
            )}
          />
        ))}
      </div>
    </section>
  );
}
