import { partners } from '../../site/venue.ts';
import { PartnerLogo } from './PartnerLogo.tsx';
import './Partners.css';

export type PartnersWords = {
  /** Beside the logos. */
  label: string;
  /** Accessible name of each logo's link: name and line of business. */
  catering: string;
  photographer: string;
  dj: string;
};

const inOrder = ['catering', 'photographer', 'dj'] as const;

/** The three partner companies, their logos in one line; each leads to the partner's own site. */
export function Partners({ words }: { words: PartnersWords }) {
  return (
    <section className="partners" aria-labelledby="partners-title">
      <div className="grid">
        <h2 className="label partners__label" id="partners-title">
          {words.label}
        </h2>
        <ul className="partners__row">
          {inOrder.map((partner) => (
            <li key={partner}>
              <a href={partners[partner].website}>
                <PartnerLogo className="partners__logo" partner={partner} label={words[partner]} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
