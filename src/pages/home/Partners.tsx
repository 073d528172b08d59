import type { HomeContent } from './schema.ts';
import { partners } from '../../site/facts/venue.ts';
import { PartnerLogo } from '../../components/PartnerLogo.tsx';

const inOrder = ['catering', 'photographer', 'dj'] as const;

export function Partners({ copy }: { copy: HomeContent['partners'] }) {
  return (
    <section className="py-band-s" aria-labelledby="partners-title">
      <div className="page-grid">
        <h2 className="label lg:col-left-3 lg:self-center" id="partners-title">
          {copy.label}
        </h2>
        <ul className="mt-3 grid justify-items-start gap-5 text-primary md:grid-cols-[repeat(3,auto)] md:items-center md:justify-between lg:col-right-5 lg:mt-0">
          {inOrder.map((partner) => (
            <li key={partner}>
              <a className="block hover:text-foreground" href={partners[partner].website}>
                {/* Just fits the narrowest phones. */}
                <PartnerLogo
                  className="[--height:min(76px,23vw)] md:[--height:clamp(44px,5.3vw,76px)]"
                  partner={partner}
                  label={copy[partner]}
                />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
