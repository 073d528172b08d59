import { afterEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../src/content/mails.ts';
import { lastChanged, logsKeptDays, recipients, stepFree } from '../../src/facts/legalFacts.ts';
import { venue } from '../../src/facts/venue/venue.ts';
import { loadLegalText } from '../../src/layout/legal/loadLegalText.ts';
import { formatDay } from '../../src/site/formats/formatDay.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { legalTextIds, type LegalText } from '../../src/site/pages.ts';
import { localize } from '../support/localized.ts';
import { stripMarkup } from '../support/stripMarkup.ts';

const venueFile = '../../src/content/facts/venue.json';
const { viber: _viber, whatsapp: _whatsapp, ...withoutChats } = venue;
const label = localize('Άννα', 'Anna');

afterEach(() => {
  vi.doUnmock(venueFile);
  vi.resetModules();
});

describe.each(languageCodes)('the site in %s', (language) => {
  const getText = async (id: LegalText) => {
    const { updated, parts } = await loadLegalText(id, language);
    const sections = parts.flatMap((part) => part.sections);
    return [updated, ...sections.flatMap(({ paragraphs }) => paragraphs)]
      .map(stripMarkup)
      .join('\n');
  };

  it('names in the terms the company with its form, seat and both numbers, as the law requires', async () => {
    const { name, form, seat, registryNumber, vatNumber } = venue.company;
    const text = await getText('terms');
    for (const fact of [name[language], form[language], seat[language], registryNumber, vatNumber])
      expect(text).toContain(fact);
  });

  it('names in the privacy note everybody who handles data, with country and safeguard', async () => {
    const text = await getText('terms');
    expect(text).not.toContain('undefined');
    const safeguards = {
      union: /Ευρωπαϊκή Ένωση\.|European Union\./,
      adequacy: /(άρθρο|Article) 45/,
      framework: /(άρθρο|Article) 45/,
      clauses: /(άρθρο|Article) 46/,
    };
    for (const { name, safeguard } of Object.values(recipients)) {
      const withCountry = String.raw`${name} \((?![A-Z]{2}\))\p{Lu}[\p{L} ]+\)`;
      expect(text).toMatch(new RegExp(withCountry, 'u'));
      expect(text).toMatch(safeguards[safeguard]);
    }
  });

  it('names in the privacy note every field of the forms', async () => {
    const text = await getText('terms');
    for (const { labels } of Object.values(mails[language].enquiry.forms))
      for (const name of Object.values(labels)) expect(text).toContain(name);
  });

  it.each([
    { apps: [], changes: {} },
    { apps: ['Viber'], changes: { viber: '+306900000001' } },
    {
      apps: ['WhatsApp', 'Messenger'],
      changes: {
        whatsapp: '+306900000001',
        people: [
          { label, whatsapp: '+306900000002' },
          { label, messenger: 'https://m.me/liofos' },
        ],
      },
    },
  ])('names in the privacy note the apps that pass messages on: $apps', async (given) => {
    vi.resetModules();
    vi.doMock(venueFile, () => ({ default: { ...withoutChats, ...given.changes } }));
    const text = await getText('terms');
    const named = text.match(/Viber|WhatsApp|Messenger|Instagram/g) ?? [];
    expect(named).toEqual(given.apps);
    expect(text).not.toMatch(/\n\n|undefined|false/);
  });

  it('states in the privacy note how long and why data are kept, and where to complain', async () => {
    const text = (await getText('terms')).replaceAll('\u00a0', ' ');
    for (const kept of [venue.enquiriesKeptMonths, venue.undeliveredKeptDays, logsKeptDays])
      expect(text).toMatch(new RegExp(`\\b${kept} (μήνες|ημέρες|months|days)`));
    expect(text).toMatch(/6\(1\)\(b\)|άρθρο 6 παράγραφος 1 στοιχείο β΄/);
    expect(text).toMatch(/point \(f\)|στοιχείο στ΄/);
    expect(text).toMatch(/115 23 (Athens|Αθήνα), www\.dpa\.gr/);
  });

  it('names in the accessibility statement the step-free routes and a contact', async () => {
    const text = await getText('accessibility');
    for (const figure of Object.values(stepFree))
      expect(text).toMatch(new RegExp(`\\b${figure}\\b`));
    for (const contact of [venue.email, venue.phones[0].display]) expect(text).toContain(contact);
  });

  it.each(legalTextIds)('states in the text %s when it was last changed', async (id) => {
    expect(await getText(id)).toContain(formatDay(lastChanged[id], language));
  });
});
