import { Spoken } from './text/Spoken.tsx';

type Contact = {
  /** What it is: "Phone". */
  label: string;
  href: string;
  /** What the visitor reads and presses. */
  text: string;
};

/** The ways to reach a partner, each a link: what it is to the left, large to the right where it leads. */
export function PartnerContacts({ contacts }: { contacts: readonly Contact[] }) {
  return (
    <dl>
      {contacts.map(({ label, href, text }) => (
        <div
          key={label}
          className="border-t border-line-dark pt-1.5 pb-[10px] last:border-b sm:grid sm:grid-cols-[1fr_2.4fr] sm:items-center sm:gap-x-gutter"
        >
          <dt className="text-small text-moss">
            <Spoken text={label} />
          </dt>
          <dd>
            <a
              className="num inline-flex min-h-touch items-center text-[clamp(1.125rem,1rem_+_.6vw,1.375rem)] leading-[1.3] wrap-anywhere hover:underline hover:decoration-1 hover:underline-offset-[.25em]"
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

/** An address as people say it: without "https://". */
export const spokenAddress = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '');
