import { clsx } from 'clsx';
import { Clock, Copy, FileText, Mail, MapPin, Phone, User, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { iconButtonClass } from '../../components/Button.tsx';
import { useHours } from '../../components/hooks/useHours.ts';
import { useHydrated } from '../../components/hooks/useHydrated.ts';
import { useLocale } from '../../components/Locale.tsx';
import { copyToClipboard } from '../../components/share.ts';
import { ChatLink } from '../../components/text/ChatLink.tsx';
import { Tip } from '../../components/Tip.tsx';
import { tw } from '../../components/tw.ts';
import type { Phone as PhoneNumber } from '../../facts/venue/schema.ts';
import { chats, venue, type Chat } from '../../facts/venue/venue.ts';
import type { ContactCardsCopy } from '../../model/groups.ts';
import { fill, formatHours } from '../../site/formats/formats.ts';

type Props = { copy: ContactCardsCopy; className?: string };

const linkClass = tw`inline-flex min-h-11 items-center wrap-anywhere decoration-1 underline-offset-near hover:underline`;

export function ContactCards({ copy, className }: Props) {
  const { language, messages } = useLocale();
  const hours = useHours();
  const { street, postalCode, locality, region } = venue.address;
  return (
    <dl className={clsx('text-body', className)}>
      {copy.where && (
        <Card icon={MapPin} label={copy.where}>
          <dd className="tabular">
            {street[language]}
            <br />
            {`${postalCode} ${locality[language]}, ${region[language]}`}
          </dd>
        </Card>
      )}
      <Card icon={Phone} label={copy.phones} linked>
        {venue.phones.map((phone) => (
          <PhoneLine key={phone.dial} phone={phone} />
        ))}
        <Chats chats={chats} />
        {copy.phonesNote && <dd className="pb-3 text-note text-muted">{copy.phonesNote}</dd>}
      </Card>
      {messages.people.map(({ label, languages, phone, email, chats: personChats }) => (
        <Card key={label} icon={User} label={label} linked>
          {languages && <dd className="pt-3 text-note text-muted">{languages}</dd>}
          {phone && <PhoneLine phone={phone} />}
          {email && <MailLine address={email} />}
          <Chats chats={personChats} />
        </Card>
      ))}
      <Card icon={Mail} label={copy.email} linked>
        <MailLine address={venue.email} />
      </Card>
      <Card icon={Clock} label={copy.everyDay}>
        <dd className="tabular">
          {formatHours(hours, language)}
          {copy.hoursNote && (
            <p className="mt-1 max-w-text text-note text-muted">{copy.hoursNote}</p>
          )}
        </dd>
      </Card>
      {copy.registryNumber && (
        <Card icon={FileText} label={copy.registryNumber}>
          <dd className="tabular">{venue.company.registryNumber}</dd>
        </Card>
      )}
    </dl>
  );
}

type CardProps = {
  icon: LucideIcon;
  label: string;
  /** Links are 44 px high and need less padding. */
  linked?: boolean;
  children: ReactNode;
};

function Card({ icon: Icon, label, linked = false, children }: CardProps) {
  return (
    <div
      className={clsx(
        'relative border-t border-border-strong pt-5 pl-10 last:border-b',
        linked ? 'pb-2' : 'pb-6',
      )}
    >
      <dt className={clsx('text-small text-muted', linked && '-mb-2')}>
        <Icon className="icon absolute top-5 left-0 text-accent" />
        {label}
      </dt>
      {children}
    </div>
  );
}

function PhoneLine({ phone: { dial, display } }: { phone: PhoneNumber }) {
  return (
    <dd className="flex items-center gap-1 tabular">
      <a className={linkClass} href={`tel:${dial}`}>
        {display}
      </a>
      <CopyNumberButton number={display} />
    </dd>
  );
}

function MailLine({ address }: { address: string }) {
  return (
    <dd>
      <a className={linkClass} href={`mailto:${address}`}>
        {address}
      </a>
    </dd>
  );
}

function Chats({ chats: shownChats }: { chats: readonly Chat[] }) {
  if (shownChats.length === 0) return null;
  return (
    <dd className="flex flex-wrap gap-x-6 text-small text-muted print:hidden">
      {shownChats.map((chat) => (
        <ChatLink key={chat.name} chat={chat} />
      ))}
    </dd>
  );
}

/** For visitors who call from another device. */
function CopyNumberButton({ number }: { number: string }) {
  const { messages } = useLocale();
  if (!useHydrated() || !('clipboard' in navigator)) return null;
  const onClick = async () => {
    const isCopied = await copyToClipboard(number);
    toast(isCopied ? messages.phone.copied : fill(messages.phone.refused, { number }), {
      id: 'copy',
    });
  };
  return (
    <Tip label={messages.phone.copy}>
      <button
        type="button"
        className={clsx(iconButtonClass, 'text-muted focus-visible:-outline-offset-4')}
        aria-label={`${messages.phone.copy} ${number}`}
        onClick={onClick}
      >
        <Copy className="icon size-4" />
      </button>
    </Tip>
  );
}
