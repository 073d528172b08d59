import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { venueSchema } from '../../src/facts/venue/schema.ts';
import { chats, venue } from '../../src/facts/venue/venue.ts';
import { ContactCards } from '../../src/features/contactCards/ContactCards.tsx';
import { Footer } from '../../src/layout/Footer.tsx';
import type { HomeContent } from '../../src/pages/home/schema.ts';
import { serializeStructuredData } from '../../src/seo/structuredData.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { composeContent } from '../../src/vite/content/composeContent.ts';
import { createJsonPost, createScene, validPosts } from '../enquiry/server/support.ts';
import { projectPhotos } from '../support/photos.ts';
import { layoutMessages, renderInLayout } from '../support/renderInLayout.tsx';

/** The estate has one phone, and no chat. */
vi.mock('../../src/content/facts/venue.json', async (original) => {
  const { default: own } = await original<{ default: typeof venue }>();
  const { localize } = await import('../support/localized.ts');
  const { viber: _viber, whatsapp: _whatsapp, ...rest } = own;
  const people = [
    {
      label: localize('Άννα, για γάμους', 'Anna, weddings'),
      speaks: ['el', 'fr'],
      phone: { display: '+30 690 000 0001', dial: '+306900000001' },
      whatsapp: '+306900000001',
      email: 'anna@liofos.example',
    },
    { label: localize('Γραφείο', 'Office'), messenger: 'https://m.me/liofos' },
  ];
  return { default: { ...rest, phones: own.phones.slice(0, 1), people } };
});

describe.each(languageCodes)('with two people, in %s', (language) => {
  const home = () => composeContent<HomeContent>('home', language, projectPhotos);
  const messages = layoutMessages[language];
  const hrefs = (part: HTMLElement) =>
    within(part)
      .queryAllByRole('link')
      .map((link) => link.getAttribute('href'));

  it('has a card for each person, with languages and every channel, and no empty line', () => {
    const { container } = renderInLayout(<ContactCards copy={home().contact.cards} />, {
      language,
    });
    expect(chats).toEqual([]);
    const [estate, anna, office] = [...container.querySelectorAll<HTMLElement>('dl > div')];
    expect(hrefs(estate!)).toEqual([`tel:${venue.phones[0].dial}`]);
    expect(within(estate!).queryAllByRole('definition')).toHaveLength(
      home().contact.cards.phonesNote ? 2 : 1,
    );
    expect(anna).toHaveTextContent(venue.people![0]!.label[language]);
    expect(anna).toHaveTextContent(language === 'el' ? 'Ελληνικά, Γαλλικά' : 'Greek, French');
    expect(hrefs(anna!)).toEqual([
      'tel:+306900000001',
      'mailto:anna@liofos.example',
      'https://wa.me/306900000001',
    ]);
    expect(hrefs(office!)).toEqual(['https://m.me/liofos']);
    expect(office).toHaveTextContent(messages.messenger);
  });

  it('lists those with a phone or an e-mail address in the footer', () => {
    renderInLayout(<Footer />, { language });
    const { label } = venue.people![0]!;
    expect(
      screen.getByRole('link', { name: `${label[language]}: +30 690 000 0001` }),
    ).toHaveAttribute('href', 'tel:+306900000001');
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(
      venue.people![1]!.label[language],
    );
  });

  it('names their phones in the confirmation of a request', async () => {
    const { post, sent } = createScene();
    await post(createJsonPost({ ...validPosts.request, form: 'request', language }));
    const [anna, office] = venue.people!;
    const { text, html } = sent[1]!;
    expect(text).toContain(
      `${venue.phones[0].display}\n${anna!.label[language]}: +30 690 000 0001\n\n`,
    );
    expect(html).toContain('href="tel:+306900000001"');
    expect(text).not.toContain(office!.label[language]);
  });

  it('describes them as contact points', () => {
    const page = { id: 'home', language, content: home() } as const;
    const data = JSON.parse(serializeStructuredData(page, messages)) as { '@graph': object[] };
    expect(JSON.stringify(data)).not.toContain('[]');
    expect(data['@graph'][0]).toMatchObject({
      contactPoint: [
        {
          '@type': 'ContactPoint',
          contactType: venue.people![0]!.label[language],
          telephone: '+30 690 000 0001',
          email: 'anna@liofos.example',
          availableLanguage: ['el', 'fr'],
        },
        { contactType: venue.people![1]!.label[language], url: 'https://m.me/liofos' },
      ],
    });
  });
});

it('refuses a person without a phone, a chat or an e-mail address', () => {
  const people = [{ label: { el: 'Άννα', en: 'Anna' }, speaks: ['el'] }];
  expect(venueSchema.safeParse({ ...venue, people }).error?.issues).toMatchObject([
    { message: expect.stringContaining('has no phone, chat or e-mail address') },
  ]);
  expect(venueSchema.safeParse({ ...venue, people: [] }).success).toBe(true);
});
