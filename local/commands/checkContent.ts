/** Runs as a part of `npm run check`. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AvailabilityFile } from '../../src/site/facts/schema.ts';
import { getDayAtVenue } from '../../src/site/formats/formatDay.ts';
import { checkContent, formatProblems } from '../../src/vite/content/check.ts';
import { getLibrary } from '../../src/vite/photos/library.ts';
import { projectFolder } from '../project.ts';

const root = resolve(process.argv[2] ?? projectFolder);
const problems = await checkContent(root);
if (problems.length === 0) {
  for (const file of (await getLibrary(root).loadCatalogue()).unused)
    console.log(`Note: ${file} is in no album, so no page shows it.`);
  await remindOfBookedDays();
  console.log('The content has no problems.');
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

async function remindOfBookedDays() {
  // Imported late, because broken facts would keep this module from loading.
  const { getExpiryDay, getReminderDay } = await import('../../src/site/facts/availability.ts');
  const path = join(root, 'src/content/facts/availability.json');
  const file = JSON.parse(readFileSync(path, 'utf8')) as AvailabilityFile;
  if (getDayAtVenue() >= getReminderDay(file))
    console.log(
      `Note: Οι κλεισμένες μέρες ισχύουν ως ${getExpiryDay(file)}. Κοιτάξτε τη λίστα και γράψτε τη σημερινή μέρα στην «Ημερομηνία ελέγχου». · The booked days hold until ${getExpiryDay(file)}. Go through the list and set "Checked" to today.`,
    );
}
