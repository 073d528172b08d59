import { expect, it, vi } from 'vitest';
import { venue } from '../../../src/facts/venue/venue.ts';
import type { LayoutMessages } from '../../../src/layout/schema.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { composeContent } from '../../../src/vite/content/composeContent.ts';
import { localize } from '../../support/localized.ts';

const written = vi.hoisted(() => ({ announcements: [] as unknown[] }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readFileSync = (file: string, encoding: 'utf8') =>
    file.endsWith('facts/announcements.json')
      ? JSON.stringify(written)
      : fs.readFileSync(file, encoding);
  return { ...fs, readFileSync };
});

it('has the announcements that still hold, in the language of the page, with facts', () => {
  const text = localize('Ανοιχτά στο {venue.name}.', 'Open day at {venue.name}.');
  written.announcements = [
    { text, until: '2020-01-01' },
    { text, until: '2099-12-31', pages: ['home'] },
  ];
  for (const language of languageCodes)
    expect(composeContent<LayoutMessages>('layout', language).announcements).toEqual([
      {
        text: text[language].replace('{venue.name}', venue.name[language]),
        until: '2099-12-31',
        pages: ['home'],
      },
    ]);
});
