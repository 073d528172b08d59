import { getButtonClass } from '../../components/Button.tsx';
import { ButtonRow } from '../../components/ButtonLink.tsx';
import { Photo } from '../../components/photo/Photo.tsx';
import { PhoneCall } from '../../components/sections/PhoneCall.tsx';
import { Section, SectionIntro } from '../../components/sections/Section.tsx';
import { ArrowLink } from '../../components/text/ArrowLink.tsx';
import { ChatLink } from '../../components/text/ChatLink.tsx';
import { PrintLink } from '../../components/text/PrintLink.tsx';
import { beaches, drives, lodgings, taxi } from '../../facts/guests/guestFacts.ts';
import { chats } from '../../facts/venue/venue.ts';
import { ChurchList } from '../../features/churches/ChurchList.tsx';
import { Accommodation } from './Accommodation.tsx';
import { EveningSection } from './EveningSection.tsx';
import { GuestsHero } from './GuestsHero.tsx';
import { Road } from './Road.tsx';
import type { GuestsContent } from './schema.ts';
import { ShareLink, useGuestsAddress } from './ShareLink.tsx';
import { Travel } from './Travel.tsx';

export default function Guests({ content }: { content: GuestsContent }) {
  return (
    <>
      <GuestsHero content={content} />
      <Road copy={content.road} />
      <Travel copy={content.travel} drives={drives} taxi={taxi} />
      <EveningSection copy={content.evening} photo={content.pictures.pergola} />
      <GuestChurches copy={content.churches} />
      <Accommodation copy={content.accommodation} lodgings={lodgings} beaches={beaches} />
      <GuestsContact content={content} />
    </>
  );
}

function GuestChurches({ copy }: { copy: GuestsContent['churches'] }) {
  return (
    // Not printed, because the invitation names the church.
    <Section className="print:hidden" aria-labelledby="guests-churches">
      <SectionIntro id="guests-churches" copy={copy}>
        <ArrowLink to="churches" className="mt-2">
          {copy.more}
        </ArrowLink>
      </SectionIntro>
      <ChurchList copy={copy.list} />
    </Section>
  );
}

function GuestsContact({ content }: { content: GuestsContent }) {
  const { contact: copy, share, pictures } = content;
  const address = useGuestsAddress();
  return (
    <Section space="lg" className="lg:items-center" aria-labelledby="guests-contact">
      <div className="lg:col-span-8">
        <div className="print:hidden">
          <PhoneCall id="guests-contact" copy={copy}>
            {chats.length > 0 && (
              <ul className="flex flex-wrap gap-x-6 text-small text-muted">
                {chats.map((chat) => (
                  <li key={chat.name}>
                    <ChatLink chat={chat} />
                  </li>
                ))}
              </ul>
            )}
            <ButtonRow className="mt-8">
              <ShareLink copy={share} className={getButtonClass({ size: 'lg' })}>
                <span>{copy.share}</span>
              </ShareLink>
              <PrintLink variant="outline" size="lg">
                {copy.print}
              </PrintLink>
            </ButtonRow>
          </PhoneCall>
        </div>
        <p className="mt-6 text-note text-muted">
          {`${copy.address} `}
          <span className="wrap-anywhere text-foreground select-all">
            {address.replace(/^https?:\/\//, '')}
          </span>
        </p>
      </div>
      <div className="hidden aspect-4/5 lg:col-start-9 lg:block">
        <Photo photo={pictures.path} sizes="23vw" alt="" />
      </div>
    </Section>
  );
}
