import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Photo } from '../../components/photo/Photo.tsx';
import { PhotoStage } from '../../components/photo/PhotoStage.tsx';
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
  const [shown, setShown] = useState<(typeof services)[number]['id']>('planning');
  return (
    <Section id="services" aria-labelledby="services-title">
      <SectionHeading id="services-title" text={copy.title} className="lg:col-span-6" />
      <ol className="mt-section-sm lg:col-span-6 lg:col-start-1">
        {services.map(({ id, page }, index) => (
          <li
            className="service relative flex flex-wrap items-start gap-6 border-t border-border-strong py-6"
            key={id}
            data-shown={id === shown}
          >
            <div className="aspect-4/5 w-32 sm:aspect-3/2 sm:w-60 lg:hidden">
              <Photo photo={pictures[id]} sizes="(min-width: 768px) 220px, 260px" alt="" />
            </div>
            <div className="flex-1 basis-36 gap-x-4 lg:flex">
              <ItemNumber index={index} />
              <div className="flex-1">
                <h3 className="font-display text-display-4">
                  <PageLink
                    to={page}
                    className="whole-row"
                    onMouseEnter={() => setShown(id)}
                    onFocus={() => setShown(id)}
                  >
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
      <PhotoStage
        photo={pictures[shown]}
        sizes="(min-width: 1024px) max(44vw, 1380px), 1px"
        className="mt-section-sm max-lg:hidden lg:col-start-8 lg:bleed-right"
      />
    </Section>
  );
}
