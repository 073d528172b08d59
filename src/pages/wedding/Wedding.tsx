import type { WeddingContent } from './schema.ts';
import { Abroad } from './Abroad.tsx';
import { ClosingCta } from '../../components/ClosingCta.tsx';
import { Faq } from './Faq.tsx';
import { PageLink } from '../../components/text/PageLink.tsx';
import { EditorialGrid } from './EditorialGrid.tsx';
import { SplitHero } from './SplitHero.tsx';
import { Why } from './Why.tsx';
import { buttonClass } from '../../components/Button.tsx';

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
          <span>{content.ask}</span>
        </PageLink>
        <PageLink to="churches" className={buttonClass({ variant: 'link', size: 'lg' })}>
          <span>{content.churches}</span>
        </PageLink>
      </SplitHero>
      <Faq copy={content.know} photo={dress} />
      <EditorialGrid
        // Six photos in English, eighteen in Greek (docs/specification.md, "Pages").
        pictures={content.pictures[`album${content.album.size}`]}
        name={content.album.name}
      />
      <Why copy={content.why} />
      <Abroad copy={content.abroad} />
      {/* Keeps the moon above the text. */}
      <ClosingCta photo={moonrise} copy={content.close} className="max-md:min-h-[780px]" />
    </>
  );
}
