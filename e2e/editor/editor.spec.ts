/** What an owner does in the editor, on a copy of this project: sentences, photos, mistakes. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { nextNumber } from '../../src/build/photos/addPhoto.ts';
import { pathOf } from '../../src/site/paths.ts';
import type { ReviewList } from '../../src/site/facts/schema.ts';
import { venue } from '../../src/site/facts/venue.ts';
import {
  expect,
  field,
  openEntry,
  refusal,
  refusalNoise,
  refusedSave,
  rewrite,
  save,
  test,
} from './editorPage.ts';
import { frame } from '../support/words.ts';

const lead = 'Εισαγωγή · Lead';
const files = { el: 'src/content/el/pages/about.json', en: 'src/content/en/pages/about.json' };

/** The lines of a text that are not in another one. */
const newLines = (text: string, before: string): string[] => {
  const old = new Set(before.split('\n'));
  return text.split('\n').filter((line) => !old.has(line));
};

test.describe('the editor', { tag: '@desktop' }, () => {
  // One copy of the project for all.
  test.describe.configure({ mode: 'default', timeout: 240_000 });

  test('a sentence is changed in both languages, and is on the pages; nothing else in the files is', async ({
    page,
    desk,
    context,
  }) => {
    const before = { el: await desk.read(files.el), en: await desk.read(files.en) };
    await openEntry(page, 'pages', 'about');
    await rewrite(field(page, 'el', lead), 'Μια πρόταση για {capacity.indoors} καλεσμένους.');
    await rewrite(field(page, 'en', lead), 'A sentence about {capacity.indoors} guests.');
    await save(page);

    expect(newLines(await desk.read(files.el), before.el)).toEqual([
      '  "lead": "Μια πρόταση για {capacity.indoors} καλεσμένους.",',
    ]);
    expect(newLines(await desk.read(files.en), before.en)).toEqual([
      '  "lead": "A sentence about {capacity.indoors} guests.",',
    ]);
    expect((await desk.read(files.el)).split('\n')).toHaveLength(before.el.split('\n').length);

    const visitor = await context.newPage();
    await visitor.goto(`${desk.siteUrl}${pathOf('about', 'el')}`);
    await expect(
      visitor.getByText(`Μια πρόταση για ${venue.capacity.indoors} καλεσμένους.`),
    ).toBeVisible();
    await visitor.goto(`${desk.siteUrl}${pathOf('about', 'en')}`);
    await expect(
      visitor.getByText(`A sentence about ${venue.capacity.indoors} guests.`),
    ).toBeVisible();

    // The page that is open shows what is saved next, without being asked.
    await rewrite(field(page, 'en', lead), 'Another sentence.');
    await save(page);
    await expect(visitor.getByText('Another sentence.')).toBeVisible();
  });

  test('a phone number is changed once, and is on every page in both languages', async ({
    page,
    desk,
    context,
  }) => {
    const file = 'src/content/facts/venue.json';
    const before = await desk.read(file);
    await openEntry(page, 'facts', 'venueFacts');
    const number = page.getByLabel('Όπως γράφεται · Display').first();
    await rewrite(number, '+30 22990 12345');
    await save(page);
    expect(newLines(await desk.read(file), before)).toEqual([
      '      "display": "+30 22990 12345",',
    ]);

    const visitor = await context.newPage();
    for (const address of [pathOf('contact', 'el'), pathOf('party', 'en')]) {
      await visitor.goto(desk.siteUrl + address);
      await expect(visitor.getByRole('contentinfo').getByText('+30 22990 12345')).toBeVisible();
    }
    await expect
      .poll(() => visitor.locator('script[type="application/ld+json"]').textContent())
      .toContain('+30 22990 12345');
  });

  test('a review is added to the language in which it was written, and is on its page', async ({
    page,
    desk,
    context,
  }) => {
    const file = { el: 'src/content/el/reviewList.json', en: 'src/content/en/reviewList.json' };
    const english = await desk.read(file.en);
    await openEntry(page, 'shared', 'reviewList');
    const greek = page.locator('.Pane1');
    await greek.getByRole('button', { name: 'Προσθήκη: κριτικές' }).click();
    const { chapters, reviews } = JSON.parse(await desk.read(file.el)) as ReviewList;
    const review = {
      id: 'marinaD',
      chapter: chapters[0],
      writer: 'Μαρίνα Δ.',
      event: 'Γάμος',
      text: 'Ο παππούς ρώτησε αν μπορεί να μείνει.',
    };
    const labels = {
      id: 'Κωδικός · Id',
      chapter: 'Κεφάλαιο · Chapter',
      writer: 'Ποιος έγραψε · Writer',
      event: 'Εκδήλωση · Event',
      text: 'Κείμενο · Text',
    };
    for (const [key, label] of Object.entries(labels))
      await rewrite(
        greek.getByLabel(label, { exact: true }).last(),
        review[key as keyof typeof review],
      );
    await save(page);
    expect((JSON.parse(await desk.read(file.el)) as ReviewList).reviews).toEqual([
      ...reviews,
      review,
    ]);
    expect(await desk.read(file.en)).toBe(english);

    const visitor = await context.newPage();
    await visitor.goto(desk.siteUrl + pathOf('reviews', 'el'));
    await expect(visitor.getByText(review.text)).toBeVisible();
  });

  test('a price is changed once, and is in the table and in every sentence that names it', async ({
    page,
    desk,
    context,
  }) => {
    const file = 'src/content/facts/prices.json';
    const before = await desk.read(file);
    await openEntry(page, 'facts', 'pricesFacts');
    // The winter's, the lowest of all.
    await rewrite(page.getByLabel('Δευτέρα–Πέμπτη · Weekday', { exact: true }).last(), '51');
    await save(page);
    expect(newLines(await desk.read(file), before)).toEqual(['        "weekday": 51']);

    const visitor = await context.newPage();
    await visitor.goto(desk.siteUrl + pathOf('prices', 'en'));
    await expect(visitor.getByRole('heading', { name: '€51' })).toBeVisible();
    await visitor.goto(desk.siteUrl + pathOf('home', 'el'));
    await expect(visitor.getByRole('link', { name: 'Από 51 € ο καλεσμένος' })).toBeVisible();
  });

  test('what would break the site is refused with its place and its mend, and nothing is written', async ({
    page,
    desk,
    expectTrouble,
  }) => {
    expectTrouble(refusalNoise);
    const before = { el: await desk.read(files.el), en: await desk.read(files.en) };
    await openEntry(page, 'pages', 'about');
    const sentence = field(page, 'en', lead);

    await rewrite(sentence, 'Up to {capacity.indors} guests.');
    const unknown = await refusedSave(page);
    expect(unknown).toContain(`${frame.el.pages.about} · ${frame.en.pages.about}, "lead"`);
    expect(unknown).toContain('capacity.indoors');

    await rewrite(sentence, 'Guests{{, up to {capacity.indoors}.');
    expect(await refusedSave(page)).toContain('}}');

    await sentence.fill('');
    expect(await refusedSave(page)).toContain('"lead"');

    expect({ el: await desk.read(files.el), en: await desk.read(files.en) }).toEqual(before);
  });

  test('what was changed elsewhere meanwhile is not written over', async ({
    page,
    desk,
    expectTrouble,
  }) => {
    expectTrouble(refusalNoise);
    await openEntry(page, 'pages', 'about');
    const elsewhere = (await desk.read(files.el)).replace('"label": "', '"label": "Και ');
    await writeFile(join(desk.root, files.el), elsewhere);
    await rewrite(field(page, 'el', lead), 'Μια άλλη πρόταση.');
    expect(await refusedSave(page)).toContain('φορτώστε ξανά τη σελίδα');
    expect(await desk.read(files.el)).toBe(elsewhere);
  });

  test('the preview is the page of the site, in the language that is written', async ({
    page,
    desk,
  }) => {
    await openEntry(page, 'pages', 'contact');
    await page.getByTitle('Προεπισκόπηση').click();
    await expect
      .poll(() => page.frames().map((one) => one.url()))
      .toContain(`${desk.siteUrl}${pathOf('contact', 'el')}`);
  });

  test("a phone's photo lands upright, numbered and without the place where it was taken, with its record; then it is put on a page", async ({
    page,
    desk,
  }) => {
    // Held upright: the phone writes the pixels lying and says so.
    const gps = {
      IFD0: { Make: 'Apple' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 47/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '24/1 1/1 0/1',
      },
    };
    const photo = await sharp({
      create: { width: 4000, height: 3000, channels: 3, background: '#7a8450' },
    })
      .withExif(gps)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif?.includes('Apple')).toBe(true);
    const name = `photos/${nextNumber(await readdir(join(desk.root, 'photos')))}.jpg`;
    const album = 'src/content/photos/apart.json';
    const before = await desk.read(album);

    await openEntry(page, 'photos', 'photos-apart');
    await page.getByRole('button', { name: /^Προσθήκη/ }).click();
    await page.getByRole('button', { name: 'Επιλέξτε μια εικόνα' }).click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'Φωτογραφία κήπου (1).JPG', mimeType: 'image/jpeg', buffer: photo });
    await page.getByRole('button', { name: 'Επιλέξτε επιλεγμένο' }).click();
    await page.getByLabel('Ελληνικά · El').last().fill('Ο κήπος το πρωί.');
    await page.getByLabel('Αγγλικά · En').last().fill('The garden in the morning.');
    await save(page);
    const { format, width, height, exif, orientation } = await sharp(
      join(desk.root, name),
    ).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'jpeg',
      width: 3000,
      height: 4000,
      exif: undefined,
      orientation: undefined,
    });
    const { photos } = JSON.parse(before) as { photos: unknown[] };
    expect(JSON.parse(await desk.read(album))).toEqual({
      photos: [
        ...photos,
        { photo: name, alt: { el: 'Ο κήπος το πρωί.', en: 'The garden in the morning.' } },
      ],
    });

    const pictures = 'src/content/pictures/about.json';
    const pictured = await desk.read(pictures);
    await openEntry(page, 'photos', 'pictures-about');
    await page.getByRole('button', { name: 'Επιλέξτε διαφορετική εικόνα' }).first().click();
    await page.getByText(basename(name)).click();
    await page.getByRole('button', { name: 'Επιλέξτε επιλεγμένο' }).click();
    await save(page);
    expect(newLines(await desk.read(pictures), pictured)).toEqual([`    "photo": "${name}",`]);
  });

  test('a photo that cannot be read, as an iPhone takes it, is refused, with what to do', async ({
    page,
    desk,
    expectTrouble,
  }) => {
    expectTrouble(refusalNoise);
    const names = await readdir(join(desk.root, 'photos'));
    await page.goto('/');
    await page.getByRole('button', { name: 'Πολυμέσα' }).click();
    for (const buffer of [
      await readFile(join(desk.root, 'tests/support/phone.heic')),
      Buffer.from('no picture at all'),
    ]) {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
      const said = await refusal(page);
      expect(said).toContain('Η εικόνα IMG_0001.HEIC δεν διαβάζεται.');
      expect(said).toContain('Ρυθμίσεις > Κάμερα > Μορφές > Πιο συμβατή');
    }
    expect(await readdir(join(desk.root, 'photos'))).toEqual(names);
  });
});
