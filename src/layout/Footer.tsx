import { clsx } from 'clsx';
import { useCurrentPage } from '../components/hooks/useCurrentPage.ts';
import { useHours } from '../components/hooks/useHours.ts';
import { useLocale } from '../components/Locale.tsx';
import { LegalLink } from '../components/text/LegalLink.tsx';
import { PageLink } from '../components/text/PageLink.tsx';
import { RichText } from '../components/text/RichText.tsx';
import { Star } from '../components/text/Stars.tsx';
import { tw } from '../components/tw.ts';
import { SunMark } from '../components/Wordmark.tsx';
import { hasReviews } from '../facts/shown/shown.ts';
import { venue } from '../facts/venue/venue.ts';
import { fill, formatHours, formatRating } from '../site/formats/formats.ts';
import { findForeignLanguage } from '../site/languages.ts';
import { footerPages } from '../site/pages.ts';
import { useHasMobileCtaBar } from './MobileCtaBar.tsx';

const linkClass = tw`inline-flex min-h-11 items-center hover:underline`;

export function Footer() {
  const { language, messages } = useLocale();
  const page = useCurrentPage();
  const hasMobileCtaBar = useHasMobileCtaBar();
  const { company, rating } = venue;
  return (
    <footer
      className={clsx(
        'relative overflow-hidden bg-inverse pt-section text-small text-background',
        hasMobileCtaBar ? 'pb-safe-24' : 'pb-12',
      )}
    >
      <SunMark className="footer-mark absolute -top-20 -right-12 w-3/5 print:hidden" />
      <div className="page-grid relative gap-y-12">
        <div className="print:hidden">
          <p className="max-w-heading font-display text-display-3">
            <RichText text={messages.footer.sentence} />
          </p>
          {hasReviews && (
            <PageLink
              to="reviews"
              className="mt-4 inline-flex min-h-11 items-center gap-3 line-with-dot"
            >
              {/* Forced colours reach the star through its parent. */}
              <i className="text-honey">
                <Star />
              </i>
              <span>
                <span className="sr-only">{`${messages.footer.ratingScale} `}</span>
                {fill(messages.footer.rating, {
                  rating: formatRating(rating.value, language),
                  reviews: rating.reviews,
                })}
              </span>
            </PageLink>
          )}
        </div>
        <Contact />
        <nav
          className="md:col-start-7 lg:col-span-5 lg:col-start-5"
          id="pages"
          aria-labelledby="foot-pages"
        >
          <h2 className="text-label text-inverse-note" id="foot-pages">
            {messages.footer.pages}
          </h2>
          <ul className="footer-pages mt-3">
            {footerPages.map((id) => (
              <li key={id}>
                <PageLink
                  to={id}
                  className={id === page ? clsx(linkClass, 'underline') : linkClass}
                  aria-current={id === page ? 'page' : undefined}
                >
                  {messages.pages[id]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        {venue.social.length > 0 && (
          <div className="lg:col-span-3 print:hidden">
            <h2 className="text-label text-inverse-note">{messages.footer.follow}</h2>
            <ul className="mt-3 flex flex-wrap gap-x-6">
              {venue.social.map((profile) => (
                <li key={profile.url}>
                  <a
                    className={linkClass}
                    href={profile.url}
                    lang={findForeignLanguage(profile.name, language)}
                  >
                    {profile.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {/* The line leaves space for BackToTop. */}
        <p className="flex flex-wrap items-center gap-x-6 border-t border-border-inverse pt-6 pr-16 text-note text-inverse-note tabular">
          <span>{`© ${venue.copyrightYear} ${venue.name[language]}`}</span>
          <span>{`${company.name[language]}, ${company.seat[language]}`}</span>
          <span>{`${messages.footer.registryNumber} ${company.registryNumber}`}</span>
          <span>{`${messages.footer.vatNumber} ${company.vatNumber}`}</span>
          <LegalLink to="terms" className={linkClass}>
            {messages.footer.terms}
          </LegalLink>
          <LegalLink to="accessibility" className={linkClass}>
            {messages.footer.accessibility}
          </LegalLink>
        </p>
      </div>
    </footer>
  );
}

function Contact() {
  const { language, messages } = useLocale();
  const page = useCurrentPage();
  const hours = useHours();
  const { address } = venue;
  return (
    <div className="md:col-span-6 lg:col-span-4">
      <h2 className="text-label text-inverse-note">{messages.footer.visit}</h2>
      <ul className="mt-3">
        <li className="py-1">
          {address.street[language]}
          <br />
          {`${address.postalCode} ${address.locality[language]}, ${address.region[language]}`}
        </li>
        {/* The contact page lists its own hours (docs/specification.md, "Readings"). */}
        {page !== 'contact' && (
          <li className="py-1">
            {`${messages.footer.everyDay}, `}
            <span className="whitespace-nowrap tabular">{formatHours(hours, language)}</span>
          </li>
        )}
      </ul>
      <ul className="mt-3 tabular">
        {venue.phones.map((phone) => (
          <li key={phone.dial}>
            <a className={linkClass} href={`tel:${phone.dial}`}>
              {phone.display}
            </a>
          </li>
        ))}
        {messages.people.map(({ label, phone, email }) => {
          const shown = phone?.display ?? email;
          return (
            shown && (
              <li key={label}>
                <a
                  className={clsx(linkClass, 'wrap-anywhere')}
                  href={phone ? `tel:${phone.dial}` : `mailto:${email}`}
                >
                  {`${label}: ${shown}`}
                </a>
              </li>
            )
          );
        })}
        <li>
          <a className={clsx(linkClass, 'wrap-anywhere')} href={`mailto:${venue.email}`}>
            {venue.email}
          </a>
        </li>
      </ul>
    </div>
  );
}
