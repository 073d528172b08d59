import { formatHours, formatRating } from '../site/formats.ts';
import { foreignLanguageOf } from '../site/languages.ts';
import { footerPages } from '../site/pages.ts';
import { hoursOn, venue } from '../site/venue.ts';
import { useCurrentPage } from './useCurrentPage.ts';
import { useFrame } from './Frame.tsx';
import './Footer.css';
import { PageLink } from './text/PageLink.tsx';
import { RichText } from './text/RichText.tsx';
import { Star } from './text/Stars.tsx';
import { LegalLink } from './legal/LegalLink.tsx';
import { Mark } from './Wordmark.tsx';

export function Footer() {
  const { language, words } = useFrame();
  const page = useCurrentPage();
  const { address, company, rating } = venue;
  return (
    <footer className="foot">
      <Mark className="foot__sun" />
      <div className="grid">
        <div className="foot__say">
          <p className="display t-head">
            <RichText text={words.footer.sentence} />
          </p>
          <PageLink to="reviews" className="link">
            <Star />
            <span>
              <span className="sr-only">{`${words.footer.ratingScale} `}</span>
              {words.footer.rating.replace('{rating}', formatRating(rating.value, language)).replace('{reviews}', String(rating.reviews))}
            </span>
          </PageLink>
        </div>
        <div className="foot__a">
          <h2 className="label">{words.footer.visit}</h2>
          <ul className="foot__list foot__list--flat">
            <li>
              {address.street[language]}
              <br />
              {`${address.postalCode} ${address.locality[language]}, ${address.region[language]}`}
            </li>
            {/* The contact pages show hours of their own; no page shows two (docs/specification.md, "Readings"). */}
            {page !== 'contact' && (
              <li>
                {`${words.footer.everyDay}, `}
                <span className="nb num">{formatHours(hoursOn(page ?? 'notFound', language), language)}</span>
              </li>
            )}
          </ul>
          <ul className="foot__list num">
            {venue.phones.map((phone) => (
              <li key={phone.dial}>
                <a href={`tel:${phone.dial}`}>{phone.display}</a>
              </li>
            ))}
            <li>
              <a href={`mailto:${venue.email}`}>{venue.email}</a>
            </li>
          </ul>
        </div>
        <nav className="foot__b" id="pages" aria-labelledby="foot-pages">
          <h2 className="label" id="foot-pages">
            {words.footer.pages}
          </h2>
          <ul className="foot__list foot__pages">
            {footerPages.map((id) => (
              <li key={id}>
                <PageLink to={id} aria-current={id === page ? 'page' : undefined}>
                  {words.pages[id]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="foot__c">
          <h2 className="label">{words.footer.follow}</h2>
          <ul className="foot__list">
            {venue.social.map((profile) => (
              <li key={profile.url}>
                <a href={profile.url} lang={foreignLanguageOf(profile.name, language)}>
                  {profile.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <p className="foot__end num">
          <span>{`© ${venue.copyrightYear} ${venue.name[language]}`}</span>
          <span>{`${company.name[language]}, ${company.seat[language]}`}</span>
          <span>{`${words.footer.registryNumber} ${company.registryNumber}`}</span>
          <span>{`${words.footer.vatNumber} ${company.vatNumber}`}</span>
          <LegalLink to="terms">{words.footer.terms}</LegalLink>
          <LegalLink to="accessibility">{words.footer.accessibility}</LegalLink>
        </p>
      </div>
    </footer>
  );
}
