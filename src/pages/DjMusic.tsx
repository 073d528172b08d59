import { '073' as hero, '261' as heroUpright, '232' as longTable } from 'photo:library';
import { useFrame } from '../frame/Frame.tsx';
import { PartnerContacts, spokenAddress } from '../sections/partners/PartnerContacts.tsx';
import { PartnerLogo } from '../sections/partners/PartnerLogo.tsx';
import { LibraryPhoto } from '../sections/photos/LibraryPhoto.tsx';
import { RichText } from '../frame/text/RichText.tsx';
import { mapLink, partners } from '../site/venue.ts';
import { sizesIn } from '../ui/photoFiles.ts';
import type { PageProps, PageWords } from './page.ts';
import './DjMusic.css';

export { hero };

type Evening = { title: string; text: string };

export type DjMusicWords = PageWords & {
  /** Accessible name of the partner's logo: name and line of business. */
  logo: string;
  /** The page's h1, on the photo. */
  title: string;
  lead: string;
  /** The four kinds of event, each under a line as tall as its music is loud. */
  evenings: { title: string; text: string; baptism: Evening; corporate: Evening; wedding: Evening; party: Evening };
  /** Beside the photo of the long table. */
  garden: { title: string; text: readonly string[] };
  /** Three questions the DJ asks, in large type. */
  questions: { title: string; items: readonly string[] };
  /** The supplier's contact card. */
  card: { title: string; text: string; website: string; email: string; landline: string; mobile: string; address: string };
};

export default function DjMusic({ content }: PageProps<DjMusicWords>) {
  const { language } = useFrame();
  const { evenings, garden, questions, card } = content;
  const { name, website, email, landline, mobile, address } = partners.dj;
  return (
    <>
      <section className="night-open">
        <div className="night-open__photo">
          <LibraryPhoto
            photo={hero}
            focus="54% 84%"
            sizes={sizesIn(hero, { width: '100vw', height: 'min(100svh - 73px, max(720px, 46vw))' })}
            priority
            upright={{ photo: heroUpright, focus: '50% 57%' }}
          />
        </div>
        <div className="night-open__in shade">
          <div className="night-open__say">
            <PartnerLogo className="night-logo" partner="dj" label={content.logo} />
            <h1 className="display t-page">
              <RichText text={content.title} />
            </h1>
            <p className="lead">{content.lead}</p>
          </div>
        </div>
      </section>

      <section className="section grid" aria-labelledby="night-evenings">
        <h2 className="night-evenings__title display t-head" id="night-evenings">
          <RichText text={evenings.title} />
        </h2>
        <p className="night-evenings__text">{evenings.text}</p>
        <ul className="night-evenings">
          {[evenings.baptism, evenings.corporate, evenings.wedding, evenings.party].map(({ title, text }) => (
            <li key={title}>
              <h3 className="display t-item">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <section className="grid night-garden" aria-labelledby="night-garden">
        <div className="night-garden__photo">
          <LibraryPhoto photo={longTable} focus="40% 60%" sizes="(min-width: 1024px) 56vw, 100vw" />
        </div>
        <div className="night-garden__text">
          <h2 className="display t-head" id="night-garden">
            <RichText text={garden.title} />
          </h2>
          {garden.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>

      <section className="section grid night-ask" aria-labelledby="night-ask">
        <h2 className="label" id="night-ask">
          {questions.title}
        </h2>
        <ol className="display t-open">
          {questions.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </ol>
      </section>

      <section className="section night-card" aria-labelledby="night-card">
        <div className="grid">
          <div className="night-card__side">
            <p className="label">{name[language]}</p>
            <h2 className="display t-head" id="night-card">
              <RichText text={card.title} />
            </h2>
            <p>{card.text}</p>
          </div>
          <div className="night-card__list">
            <PartnerContacts
              contacts={[
                { label: card.website, href: website, text: spokenAddress(website) },
                { label: card.email, href: `mailto:${email}`, text: email },
                { label: card.landline, href: `tel:${landline.dial}`, text: landline.display },
                { label: card.mobile, href: `tel:${mobile.dial}`, text: mobile.display },
                { label: card.address, href: mapLink(partners.dj), text: address[language] },
              ]}
            />
          </div>
        </div>
      </section>
    </>
  );
}
