import { Photo } from '../../components/photo/Photo.tsx';
import { MenuCard } from '../../components/sections/MenuCard.tsx';
import { Section, SectionHeading } from '../../components/sections/Section.tsx';
import type { PriceFacts } from '../../facts/prices/prices.ts';
import type { PricesContent } from './schema.ts';

type Props = { content: PricesContent; prices: PriceFacts };

export function SampleMenu({ content, prices: { menu: courses = [] } }: Props) {
  const { menu: copy, pictures } = content;
  if (courses.length === 0) return null;
  const half = Math.ceil(courses.length / 2);
  const menuPages = [courses.slice(0, half), courses.slice(half)].filter(
    (menuPage) => menuPage.length > 0,
  );
  return (
    <Section className="gap-y-8" aria-labelledby="menu-title">
      <div className="lg:col-span-4">
        <SectionHeading id="menu-title" text={copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className="mt-4 max-w-text text-muted" key={paragraph}>
            {paragraph}
          </p>
        ))}
        <div className="mt-10 hidden aspect-4/5 lg:block">
          <Photo photo={pictures.wine} alt="" sizes="(min-width: 1024px) 30vw, 1px" />
        </div>
      </div>
      <div className="lg:col-start-6 lg:self-start">
        <MenuCard
          parts={menuPages.map((menuPage) => ({
            courses: menuPage.map((course) => copy.courses[course]),
          }))}
        />
      </div>
    </Section>
  );
}
