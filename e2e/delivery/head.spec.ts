import sharp from 'sharp';
import { formatRating } from '../../src/site/formats/formats.ts';
import { languageCodes, languages, type Language } from '../../src/site/languages.ts';
import { allAddresses, canonicalPathOf, pathOf } from '../../src/site/paths.ts';
import { venue } from '../../src/site/facts/venue.ts';
import { headTagKeys } from '../../tests/specification.ts';
import { headInBrowser, valuesOf } from '../support/head.ts';
import { expectArrival, visit } from '../support/visitor.ts';
import { headCopy, layoutMessages } from '../support/messages.ts';
import { builtSiteUrl, expect, test } from '../support/testEnvironment.ts';

const canonicalAddresses = allAddresses.filter(
  ({ path, id, language }) => path === canonicalPathOf(id, language),
);

const shareImage = { width: 1200, height: 630 };

const onceEach = ['html lang', 'title', ...headTagKeys, 'json-ld'];

/** See docs/specification.md, "Structured data". */
const factsIn = (language: Language) => ({
  '@type': ['EventVenue', 'LocalBusiness'],
  name: venue.name[language],
  description: layoutMessages[language].estate,
  telephone: venue.phones[0].display,
  priceRange: venue.priceRange,
  servesCuisine: venue.cuisine,
  address: {
    addressLocality: venue.address.locality[language],
    addressRegion: venue.address.region[language],
    addressCountry: venue.address.country,
  },
  geo: venue.position,
  aggregateRating: {
    ratingValue: formatRating(venue.rating.value, 'en'),
    reviewCount: venue.rating.reviews,
  },
});

const absolute = (path: string): string => builtSiteUrl + path;

test.describe('the head', { tag: '@desktop' }, () => {
  for (const { path, id, language } of allAddresses) {
    test(`${path} says without script what it is, with the facts of the venue and a picture`, async ({
      headOfText,
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      const head = await headOfText(html);
      const only = (name: string): string => {
        const values = valuesOf(head, name);
        expect(values, `${name} stands once in the head`).toHaveLength(1);
        expect(values[0], `${name} says something`).not.toBe('');
        return values[0] ?? '';
      };
      const said = Object.fromEntries(onceEach.map((name) => [name, only(name)]));

      const { title, description, keywords } = headCopy(id, language);
      const canonical = absolute(canonicalPathOf(id, language));
      expect(said).toMatchObject({
        'html lang': language,
        title,
        description,
        keywords: keywords.join(', '),
        robots: 'index, follow',
        canonical,
        'og:type': 'website',
        'og:site_name': venue.name[language],
        'og:title': title,
        'og:description': description,
        'og:url': canonical,
        'og:locale': languages[language].openGraph,
        'og:image:width': String(shareImage.width),
        'og:image:height': String(shareImage.height),
        'twitter:card': 'summary_large_image',
        'twitter:title': title,
        'twitter:description': description,
        'twitter:image': said['og:image'],
        'twitter:image:alt': said['og:image:alt'],
        'geo.region': venue.geoRegion,
        'geo.position': `${venue.position.latitude};${venue.position.longitude}`,
        'alternate el': absolute(canonicalPathOf(id, 'el')),
        'alternate en': absolute(canonicalPathOf(id, 'en')),
        'alternate x-default': absolute(canonicalPathOf(id, 'el')),
      });
      expect(
        head.filter((line) => line.startsWith('alternate ')),
        'no alternate but these',
      ).toHaveLength(languageCodes.length + 1);
      const { '@graph': graph } = JSON.parse(said['json-ld'] ?? '');
      expect(graph[0]).toMatchObject(factsIn(language));
      expect.soft(html.match(/<h1[\s>]/g), 'one h1').toHaveLength(1);

      const image = await request.get(new URL(said['og:image'] ?? '').pathname);
      expect(said['og:image']).toBe(absolute(new URL(image.url()).pathname));
      expect(image.status()).toBe(200);
      expect(image.headers()['content-type']).toBe('image/jpeg');
      expect(await sharp(await image.body()).metadata()).toMatchObject({
        ...shareImage,
        format: 'jpeg',
      });
    });
  }

  test('of a page that was not found goes with it', async ({
    page,
    headOfText,
    request,
    expectErrors,
  }) => {
    expectErrors(/404|Not found: \/nowhere/);
    await visit(page, '/nowhere');
    expect(valuesOf(await headInBrowser(page), 'robots')).toEqual(['noindex']);
    await page
      .getByRole('main')
      .getByRole('link', { name: layoutMessages.el.notFound.home })
      .click();
    await expectArrival(page, 'home', 'el');
    await expect
      .poll(() => headInBrowser(page))
      .toEqual(await headOfText(await (await request.get(pathOf('home', 'el'))).text()));
  });

  test('has no title and no description twice on the site', async () => {
    const copy = await Promise.all(
      canonicalAddresses.map(({ id, language }) => headCopy(id, language)),
    );
    for (const kind of ['title', 'description'] as const)
      expect(new Set(copy.map((word) => word[kind])).size, kind).toBe(copy.length);
  });

  test('is backed by a sitemap of all canonical addresses with their alternates and photos', async ({
    request,
  }) => {
    const answer = await request.get('/sitemap.xml');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/xml/);
    const entries = (await answer.text()).split('<url>').slice(1);
    const listed = entries.map((entry) => ({
      address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1],
      alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
        ([, language, href]) => [language, href],
      ),
    }));
    const expected = canonicalAddresses.map(({ path, id }) => ({
      address: absolute(path),
      alternates: [
        ['el', absolute(canonicalPathOf(id, 'el'))],
        ['en', absolute(canonicalPathOf(id, 'en'))],
        ['x-default', absolute(canonicalPathOf(id, 'el'))],
      ],
    }));
    const byAddress = (a: { address?: string }, b: { address?: string }) =>
      (a.address ?? '').localeCompare(b.address ?? '');
    expect(listed.toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
    const withPhotos = entries.filter((entry) => entry.includes('<image:loc>'));
    expect(withPhotos.length, 'all pages but contact show photos').toBeGreaterThanOrEqual(
      entries.length - 4,
    );
    for (const entry of entries) {
      const images = [...entry.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(
        ([, address = '']) => address,
      );
      for (const address of images.slice(0, 1)) {
        const image = await request.head(new URL(address).pathname);
        expect([address, image.status(), image.headers()['content-type']]).toEqual([
          absolute(new URL(address).pathname),
          200,
          'image/webp',
        ]);
      }
    }
  });

  test('allows all robots in robots.txt, which names the sitemap', async ({ request }) => {
    const answer = await request.get('/robots.txt');
    expect(answer.status()).toBe(200);
    expect((await answer.text()).trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      `Sitemap: ${absolute('/sitemap.xml')}`,
    ]);
  });
});
