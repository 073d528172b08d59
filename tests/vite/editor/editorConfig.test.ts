import { expect, it } from 'vitest';
import { z } from 'zod';
import { chosenReview, reviewListSchema } from '../../../src/facts/reviews/schema.ts';
import {
  choice,
  date,
  flag,
  group,
  line,
  list,
  localized,
  number,
  photo,
  rich,
  text,
} from '../../../src/model/fields.ts';
import { isNumberPattern } from '../../../src/site/formats/numberPattern.ts';
import { maxMegabytes, photoFormats, uploadExtensions } from '../../../src/site/photos/limits.ts';
import { galleryHours, type GalleryHour } from '../../../src/site/photos/pagePicture.ts';
import { album, createAlbumSchema, picture } from '../../../src/site/photos/schema.ts';
import { contentFiles } from '../../../src/vite/content/contentFiles.ts';
import {
  createEditorConfig,
  createForms,
  getEntryName,
  parseBackend,
} from '../../../src/vite/editor/editorConfig.ts';
import type { Widget } from '../../../src/vite/editor/widgets.ts';

const hourNames = Object.fromEntries(galleryHours.map((hour) => [hour, hour])) as Record<
  GalleryHour,
  string
>;

const getForm = (shape: z.ZodRawShape, path = 'src/content/{language}/about.json') =>
  createForms([
    { name: 'about', group: 'pages', title: 'Εμείς', path, schema: z.strictObject(shape) },
  ]).collections[0]!.files[0]!.fields;

const collectAll = (widgets: readonly Widget[]): Widget[] =>
  widgets.flatMap((widget) => [
    widget,
    ...collectAll(widget.fields ?? (widget.field ? [widget.field] : [])),
  ]);

it('has for each kind of field a widget with a label in both languages', () => {
  expect(
    getForm({
      lead: text('Εισαγωγή', '*Έτσι*'),
      title: rich(line('Τίτλος')),
      seats: number('Θέσεις', { min: 1, max: 400 }),
      from: date('Από'),
      links: list('Σύνδεσμοι', { name: line('Όνομα') }),
      lit: flag('Φωτισμένο'),
      hero: picture('Φωτογραφία'),
      note: line('Σημείωση').optional(),
      suffix: choice('Σημάδι', { few: 'Λίγα' }),
    }),
  ).toMatchObject([
    { widget: 'text', label: 'Εισαγωγή · Lead', hint: '\\*Έτσι\\*', required: true },
    { hint: expect.stringContaining('\\*italics\\*') as string },
    { widget: 'string', pattern: [expect.any(String), expect.stringContaining('from 1 to 400')] },
    { widget: 'datetime', type: 'date', required: true },
    { widget: 'list', required: false, min: 0 },
    { widget: 'boolean', required: false },
    {
      fields: [
        { widget: 'image' },
        {
          name: 'focus',
          widget: 'string',
          required: false,
          pattern: [expect.any(String), expect.stringContaining('40% 60%')],
        },
      ],
    },
    { widget: 'string', required: false },
    { options: [{ label: 'Λίγα · Few', value: 'few' }] },
  ]);
});

it('writes the photo paths of the content, by which Sveltia finds the uses of a photo', () => {
  const { media_folder, public_folder } = createEditorConfig('/site', {}).config;
  expect(public_folder).toBe(`/${media_folder}`);
  expect(photo().safeParse(`${public_folder}/olive-1.webp`).success).toBe(true);
  expect(photo().safeParse(`${media_folder}/olive-1.webp`).success).toBe(false);
});

it('lists photos by picture and words, new ones at the top, and other entries by their words', () => {
  const thing = (shape: z.ZodRawShape) => getForm({ things: list('Πράγματα', shape) })[0];
  expect(getForm(createAlbumSchema(hourNames).shape)).toMatchObject([
    { summary: '{{fields.alt.el}}', thumbnail: 'photo', add_to_top: true },
  ]);
  expect(getForm({ day: album('Μέρα') })).toMatchObject([
    { summary: '{{fields.caption.el}}', thumbnail: 'photo' },
  ]);
  expect(thing({ website: line('Σελίδα'), name: localized('Όνομα') })).toMatchObject({
    summary: '{{fields.name.el}}',
  });
  expect(thing({ seats: number('Θέσεις', { min: 1, max: 9 }), name: line('Όνομα') })).toMatchObject(
    {
      summary: '{{fields.name}}',
    },
  );
});

it('offers and stores only what the check of the library takes', () => {
  const [image] = getForm({ photo: photo() });
  expect(String(image!['accept']).split(',')).toEqual(uploadExtensions);
  const libraries = createEditorConfig('/site', {}).config.media_libraries;
  expect(libraries.stock_assets).toBe(false);
  const { transformations, max_file_size } = libraries.default.config;
  expect(photoFormats).toHaveProperty([`.${transformations.raster_image.format}`]);
  expect(max_file_size).toBe(maxMegabytes * 1e6);
});

it('lists reviews by writer and day, and offers reviews and chapters to choose', () => {
  const reviews = getForm(reviewListSchema.shape).find(({ name }) => name === 'reviews');
  expect(reviews).toMatchObject({ summary: '{{fields.writer}} {{fields.date}}' });
  expect(reviews?.fields?.find(({ name }) => name === 'chapter')).toMatchObject({
    widget: 'relation',
    value_field: 'chapters.*',
  });
  const source = {
    collection: 'shared',
    file: getEntryName(contentFiles.find(({ schema }) => schema === reviewListSchema)!),
  };
  expect(getForm({ review: chosenReview('Κριτική') })).toMatchObject([
    { ...source, widget: 'relation', value_field: 'reviews.*.writer' },
  ]);
});

it('marks translated content at every depth, and has a field per language in other content', () => {
  const shape = { place: group('Χώρος', { name: localized('Όνομα') }) };
  expect(collectAll(getForm(shape)).every(({ i18n }) => i18n)).toBe(true);
  const facts = collectAll(getForm(shape, 'src/content/facts/about.json'));
  expect(facts.map(({ label }) => label).slice(1)).toEqual([
    'Όνομα · Name',
    'Ελληνικά · El',
    'Αγγλικά · En',
  ]);
  expect(facts.some(({ i18n }) => i18n)).toBe(false);
});

it('has a form for every content file, with names that Sveltia takes', () => {
  const { collections } = createForms(contentFiles);
  const files = collections.flatMap((one) => one.files);
  expect(files.map(({ name }) => name)).toEqual(contentFiles.map(getEntryName));
  const names = files.flatMap(({ fields }) => collectAll(fields)).map(({ name }) => name);
  // Sveltia reads a figure as a place in a list.
  expect(names.filter((name) => !/^[a-z]\w*$/i.test(name))).toEqual([]);
  expect(JSON.stringify(collections)).toContain('src/content/{{locale}}/pages/about.json');
});

it('explains every field in Greek and in English', () => {
  const files = createForms(contentFiles).collections.flatMap((one) => one.files);
  const hints = files.flatMap(({ fields }) => collectAll(fields)).flatMap(({ hint }) => hint ?? []);
  expect(hints.length).toBeGreaterThan(50);
  expect(hints.filter((hint) => !/\p{Script=Greek}.* · [^\p{Script=Greek}]*$/u.test(hint))).toEqual(
    [],
  );
});

it('says in the menu until when prices and booked days hold, and lists the days by date', () => {
  const files = createForms(contentFiles).collections.flatMap((one) => one.files);
  const { label, fields } = files.find(({ name }) => name === 'facts-availability')!;
  expect(label).toMatch(/Booked days \(ως · until 20\d\d-\d\d-\d\d\)$/);
  const prices = files.find(({ name }) => name === 'facts-prices')!;
  expect(prices.label).toMatch(/rules \(ως · until 20\d\d-\d\d-\d\d\)$/);
  expect(fields[1]).toMatchObject({ summary: '{{fields.date}}', add_to_top: true });
});

it('names months in the nominative', () => {
  expect(JSON.stringify(createForms(contentFiles))).toContain('"Ιανουάριος · 1"');
});

it('has no number input, which Sveltia reads from the last comma on', () => {
  const widgets = createForms(contentFiles).collections.flatMap(({ files }) =>
    files.flatMap(({ fields }) => collectAll(fields)),
  );
  expect(widgets.filter(({ widget }) => widget === 'number')).toEqual([]);
  const patterns = widgets.flatMap(({ pattern }) => (pattern ? [pattern[0]] : []));
  expect(patterns.filter(isNumberPattern).length).toBeGreaterThan(60);
  // Sveltia reads "/…/" as a pattern with flags.
  expect(patterns.filter((pattern) => /^\/|\/[dgimsuy]*$/.test(pattern))).toEqual([]);
});

it.each([
  ['https://token@github.com/liofos/site.git/', 'github', 'liofos/site'],
  ['ssh://git@github.com/liofos/my.site', 'github', 'liofos/my.site'],
  [' "https://GitHub.com/liofos/site"\n', 'github', 'liofos/site'],
  ['git@gitlab.com:group/part/site.git', 'gitlab', 'group/part/site'],
])('saves to the repository %j', (REPOSITORY_URL, name, repo) => {
  const backend = { name, repo, branch: 'main' };
  expect(parseBackend({ REPOSITORY_URL, BRANCH: ' main\n' })).toEqual(backend);
});

it.each([undefined, 'https://bitbucket.org/liofos/site', 'https://github.com.x/a/b'])(
  'saves on this machine alone if the repository is "%s"',
  (REPOSITORY_URL) => {
    const backend = { auth_methods: ['token'] };
    expect(createEditorConfig('/site', { REPOSITORY_URL })).toMatchObject({
      hosted: false,
      config: { backend },
    });
  },
);
