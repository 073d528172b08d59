import { Spoken } from './text/Spoken.tsx';

type Contact = {
  label: string;
  href: string;
  text: string;
};

export function PartnerContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl>
      {contacts.map(({ label, href, text }) => (
        <div
          key={label}
          className="ruled pt-1.5 pb-1.25 sm:grid sm:grid-cols-5-12 sm:items-center sm:gap-x-gutter"
        >
          <dt className="text-small text-muted">
            <Spoken text={label} />
          </dt>
          <dd>
            <a
              className="num inline-flex min-h-touch items-center text-[clamp(1.125rem,1rem_+_.6vw,1.375rem)] leading-1.3 wrap-anywhere underline-offset-near hover:underlined"
              href={href}
              rel={href.startsWith('https:') ? 'noopener' : undefined}
            >
              {text}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Removes "https://" and "www.". */
export const spokenAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '');
