import { ArrowRight } from 'lucide-react';
import { Photo } from '../../components/photo/Photo.tsx';
import { ItemNumber } from '../../components/sections/NumberedList.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import type { HomeContent } from './schema.ts';

const services = [
  { id: 'planning', page: 'weddingPlanner' },
  { id: 'photography', page: 'photographer' },
  { id: 'music', page: 'djMusic' },
  { id: 'church', page: 'churches' },
  { id: 'children', page: 'baptism' },
  { id: 'decoration', page: 'services' },
] as const;

type Props = { copy: HomeContent['services']; pictures: HomeContent['pictures'] };

export function ServiceList({ copy, pictures }: Props) {
  return (
    <Section className="services" id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" text={copy.title} className="lg:col-span-6" />
      <ol className="mt-section-sm lg:col-span-6 lg:col-start-1">
        {services.map(({ id, page }, index) => (
          <li
            className="service relative flex flex-wrap items-start gap-6 border-t border-border-strong py-6"
            key={id}
          >
            <div className="aspect-4/5 w-32 sm:aspect-3/2 sm:w-60 lg:hidden">
              <Photo photo={pictures[id]} sizes="(min-width: 768px) 220px, 260px" alt="" />
            </div>
            <div className="flex-1 basis-36 lg:flex lg:gap-x-4">
              <ItemNumber index={index} />
              <div className="flex-1">
                <h3 className="font-display text-display-4">
                  <PageLink to={page} className="whole-row">
                    {copy.items[id].title}
                  </PageLink>
                </h3>
                <p className="mt-2 max-w-text text-small text-muted">{copy.items[id].text}</p>
              </div>
              <ArrowRight className="icon mt-2 text-accent max-lg:hidden" />
            </div>
          </li>
        ))}
      </ol>
      <div
        className="relative mt-section-sm overflow-hidden bg-subtle max-lg:hidden lg:col-start-8 lg:bleed-right"
        aria-hidden="true"
      >
        {services.map(({ id }) => (
          <Photo
            key={id}
            photo={pictures[id]}
            sizes="(min-width: 1024px) max(44vw, 1380px), 1px"
            alt=""
            className="absolute inset-0"
          />
        ))}
      </div>
    </Section>
  );
}
