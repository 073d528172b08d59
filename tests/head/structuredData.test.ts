// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteUrl } from '../../src/head/siteUrl.ts';
import { scriptText, structuredData } from '../../src/head/structuredData.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { venue } from '../../src/site/venue.ts';

const page = { description: 'Stone hall and gardens.', image: `${siteUrl}/share/home-en.jpg` };

describe.each(languageCodes)('the structured data in %s', (language) => {
  it('has every fact of the specification', () => {
    expect(structuredData(language, page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'EventVenue',
      name: venue.name[language],
      description: page.description,
      image: page.image,
      telephone: venue.phones[0].display,
      priceRange: '€€€',
      servesCuisine: 'Greek',
      address: {
        '@type': 'PostalAddress',
        addressLocality: venue.address.locality[language],
        addressRegion: venue.address.region[language],
        addressCountry: 'GR',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 37.79, longitude: 24.015 },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 50 },
    });
  });

  it('names one and the same venue on every page, at an absolute address', () => {
    const data = structuredData(language, page);
    expect(data['@id']).toBe(`${siteUrl}/#venue`);
    expect(data.url).toBe({ el: `${siteUrl}/`, en: `${siteUrl}/en` }[language]);
  });

  it('leaves nothing undefined', () => {
    expect(JSON.parse(scriptText(structuredData(language, page)))).toEqual(structuredData(language, page));
  });
});

it('no text can close the script element that carries it', () => {
  expect(scriptText({ name: '</script><script>alert(1)</script>' })).not.toContain('<');
});

it('the text in the script is the same data again, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const text = scriptText({ name });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual({ name });
    }),
  );
});
