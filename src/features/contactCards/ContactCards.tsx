import type { ContactCardsWords } from '../../components/schema.ts';
import { Clock, FileText, Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatHours } from '../../site/formats/formats.ts';
import { chatNames, chats, hoursOn, venue } from '../../site/facts/venue.ts';
import { tw } from '../../components/tw.ts';
import { useFrame } from '../../components/Frame.tsx';
import { Spoken } from '../../components/text/Spoken.tsx';
import { useCurrentPage } from '../../components/useCurrentPage.ts';
import { CopyNumber } from './CopyNumber.tsx';

const cards = {
  location: Location,
  phones: Phones,
  email: Email,
  hours: Hours,
  registry: Registry,
};

export type ContactCard = keyof typeof cards;

const all = Object.keys(cards) as ContactCard[];

type Props = { words: ContactCardsWords; show?: readonly ContactCard[]; className?: string };

export function ContactCards({ words, show = all, className = '' }: Props) {
  return (
    <dl className={tw`text-[1.0625rem] leading-[1.5] ${className}`}>
      {show.map((name) => {
        const Named = cards[name];
        return <Named key={name} words={words} />;
      })}
    </dl>
  );
}

const link = tw`inline-flex min-h-touch items-center wrap-anywhere decoration-1 hover:underline hover:underline-offset-[.25em]`;

function Location({ words }: { words: ContactCardsWords }) {
  const { language } = useFrame();
  const { street, postalCode, locality, region } = venue.address;
  return (
    <Card icon={MapPin} label={words.where}>
      <dd className="num">
        {street[language]}
        <br />
        {`${postalCode} ${locality[language]}, ${region[language]}`}
      </dd>
    </Card>
  );
}

function Phones({ words }: { words: ContactCardsWords }) {
  const frame = useFrame();
  return (
    <Card icon={Phone} label={words.phones} linked>
      {venue.phones.map(({ dial, display }) => (
        <dd key={dial} className="num flex items-center gap-0.5">
          <a className={link} href={`tel:${dial}`}>
            {display}
          </a>
          <CopyNumber number={display} />
        </dd>
      ))}
      <dd className="flex flex-wrap gap-x-3 text-small text-moss print:hidden">
        {chatNames.map((name) => (
          <a
            key={name}
            className={tw`${link} underline underline-offset-[.22em]`}
            href={chats[name]}
            rel="noopener"
          >
            {/* One element keeps the spaces between its parts. */}
            <span>
              <Spoken text={frame.words[name]} />
            </span>
          </a>
        ))}
      </dd>
      {words.phonesNote && <dd className="note pb-1.5">{words.phonesNote}</dd>}
    </Card>
  );
}

function Email({ words }: { words: ContactCardsWords }) {
  return (
    <Card icon={Mail} label={words.email} linked>
      <dd>
        <a className={link} href={`mailto:${venue.email}`}>
          {venue.email}
        </a>
      </dd>
    </Card>
  );
}

function Hours({ words }: { words: ContactCardsWords }) {
  const { language } = useFrame();
  const page = useCurrentPage() ?? 'notFound';
  return (
    <Card icon={Clock} label={words.everyDay}>
      <dd className="num">
        {formatHours(hoursOn(page, language), language)}
        {words.hoursNote && <p className="note mt-0.5 max-w-[30em]">{words.hoursNote}</p>}
      </dd>
    </Card>
  );
}

function Registry({ words }: { words: ContactCardsWords }) {
  return (
    <Card icon={FileText} label={words.registryNumber}>
      <dd className="num">{venue.company.registryNumber}</dd>
    </Card>
  );
}

type CardProps = {
  icon: LucideIcon;
  label?: string;
  /** Links are 44 px high and need less padding. */
  linked?: boolean;
  children: ReactNode;
};

function Card({ icon: Icon, label, linked = false, children }: CardProps) {
  return (
    <div
      className={tw`relative border-t border-line-dark pt-[18px] pl-5 last:border-b print:py-[10px] ${linked ? tw`pb-1` : tw`pb-[18px]`}`}
    >
      <dt className={tw`text-small leading-[1.45] text-moss ${linked ? tw`not-print:-mb-1` : ''}`}>
        <Icon className="icon absolute top-[21px] left-0 text-terracotta" />
        {label}
      </dt>
      {children}
    </div>
  );
}
