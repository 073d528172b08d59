import type { GuestsContent } from './schema.ts';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { RichText } from '../../components/text/RichText.tsx';
import { ChurchList } from '../../features/churches/ChurchList.tsx';

export function GuestChurches({ copy }: { copy: GuestsContent['churches'] }) {
  return (
    // Not printed: the invitation names the church.
    <section
      className="page-grid py-[clamp(56px,8.4vw,120px)] print:hidden"
      aria-labelledby="guests-churches"
    >
      <h2 className="display text-head lg:col-[content-start/span_6]" id="guests-churches">
        <RichText text={copy.title} />
      </h2>
      <div className="max-lg:mt-2 lg:col-[9/content-end] lg:self-end">
        <p className="max-w-[30em] text-muted">{copy.text}</p>
        <ArrowLink to="churches" className="mt-1">
          {copy.more}
        </ArrowLink>
      </div>
      <ChurchList copy={copy.list} />
    </section>
  );
}
