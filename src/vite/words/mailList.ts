/** `npm run check` writes src/content/mails.ts, because function bundlers support no globs. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '../../site/languages.ts';
import { writeWhole } from '../drafts.ts';

/** From the project root. */
export const mailListFile = 'src/content/mails.ts';

/** Language codes become identifiers. */
export const mailList = (
  codes: readonly string[],
): string => `/** What the functions say, by language: the words of the forms and of the mails. \`npm run check\` writes this file (src/vite/words/mailList.ts). */
import type { Words } from '../enquiry/server/mail.ts';
import type { Localized } from '../site/languages.ts';
${codes.map((code) => `import ${code}Enquiry from './${code}/enquiry.ts';\nimport ${code}Mail from './${code}/mail.ts';\n`).join('')}
export const mails: Localized<Words> = {
${codes.map((code) => `  ${code}: { enquiry: ${code}Enquiry, mail: ${code}Mail },\n`).join('')}};
`;

/** Skips languages with missing files. */
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
