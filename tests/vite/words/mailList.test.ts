// @vitest-environment node
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeWhole } from '../../../src/vite/drafts.ts';
import { mailList, mailListFile, writeMailList } from '../../../src/vite/words/mailList.ts';
import { languageCodes } from '../../../src/site/languages.ts';
import { temporaryFolder } from '../../support/folder.ts';

it('the list of mails is that of the languages: `npm run check` writes it', async () => {
  expect(await readFile(mailListFile, 'utf8')).toBe(mailList(languageCodes));
});

it('a further language has its words in it, after those before it', () => {
  const text = mailList([...languageCodes, 'de']);
  expect(text).toContain("import deMail from './de/mail.ts';");
  expect(text).toContain('  de: { enquiry: deEnquiry, mail: deMail },');
  expect(text.indexOf('  de:')).toBeGreaterThan(text.indexOf('  en:'));
});

it('is written where it is another, and left alone where it is not; a language without its words waits', async () => {
  const root = await temporaryFolder();
  const file = join(root, mailListFile);
  for (const words of ['el/enquiry.ts', 'el/mail.ts', 'de/mail.ts'])
    await writeWhole(join(root, 'src/content', words), '');
  await writeWhole(file, 'half');
  await writeMailList(root, ['el', 'de']);
  expect(await readFile(file, 'utf8')).toBe(mailList(['el']));
  const { ino } = await stat(file);
  await writeMailList(root, ['el', 'de']);
  expect((await stat(file)).ino).toBe(ino);
});
