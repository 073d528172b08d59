/**
 * What the functions say in each language, src/content/mails.ts, from the list of languages. `npm run check`
 * writes it, and it is kept in the repository: Supabase bundles its function without a build, and neither its bundler nor
 * Netlify's nor Node knows a glob.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../site/languages.ts';
import { writeWhole } from '../drafts.ts';

/** From the project's folder. */
export const mailListFile = 'src/content/mails.ts';

/** The text of the list; languages are named by codes that are words, "el". */
export const mailList = (
  codes: readonly string[],
): string => `/** What the functions say, by language: the words of the forms and of the mails. \`npm run check\` writes this file (src/vite/words/mailList.ts). */
import type { Words } from '../enquiry/server/mail.ts';
import type { Localized } from '../site/languages.ts';
${codes.map((code) => `import ${code}Enquiry from './${code}/enquiry.ts';\nimport ${code}Mail from './${code}/mail.ts';\n`).join('')}
export const mails: Localized<Words> = {
${codes.map((code) => `  ${code}: { enquiry: ${code}Enquiry, mail: ${code}Mail },\n`).join('')}};
`;

/** Writes the list of a project where it is another than that of its languages. One whose words are not there yet has to wait: the check names what it lacks. */
export async function writeMailList(
  root: string,
  codes: readonly string[] = languageCodes,
): Promise<void> {
  const file = join(root, mailListFile);
  const text = mailList(
    codes.filter((code) =>
      ['enquiry', 'mail'].every((words) =>
        existsSync(join(root, `src/content/${code}/${words}.ts`)),
      ),
    ),
  );
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) await writeWhole(file, text);
}
