import './PartnerContacts.css';
import { Spoken } from '../../frame/text/Spoken.tsx';

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
    <dl className="reach">
      {contacts.map(({ label, href, text }) => (
        <div key={label}>
          <dt>
            <Spoken text={label} />
          </dt>
          <dd>
            <a className="num" href={href} rel={href.startsWith('https:') ? 'noopener' : undefined}>
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
