/** Runs as a part of `npm run check`. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { AvailabilityFile } from '../../src/facts/dates/schema.ts';
import type { PriceFacts } from '../../src/facts/prices/schema.ts';
import type { ReviewList } from '../../src/facts/reviews/schema.ts';
import type { VenueFacts } from '../../src/facts/venue/schema.ts';
import { getDayAtVenue } from '../../src/site/formats/formatDay.ts';
import { languageCodes } from '../../src/site/languages.ts';
import { checkContent, formatProblems } from '../../src/vite/content/check.ts';
import { getLibrary } from '../../src/vite/photos/library.ts';
import { projectFolder } from '../project.ts';

const root = resolve(process.argv[2] ?? projectFolder);
const problems = await checkContent(root);
if (problems.length === 0) {
  for (const file of (await getLibrary(root).loadCatalogue()).unused)
    console.log(`Note: ${file} is in no album, so no page shows it.`);
  await remindOfBookedDays();
  remindOfOldPrices();
  noteOtherNumbers();
  noteMissingQuotes();
  console.log('The content has no problems.');
} else {
  console.error(formatProblems(problems));
  process.exitCode = 1;
}

async function remindOfBookedDays() {
  // Broken facts would keep this module from loading.
  const { getExpiryDay, getReminderDay } = await import('../../src/facts/dates/availability.ts');
  const file = readFacts<AvailabilityFile>('availability');
  if (getDayAtVenue() >= getReminderDay(file))
    console.log(
      `Note: Οι κλεισμένες μέρες ισχύουν ως ${getExpiryDay(file)}. Κοιτάξτε τη λίστα και γράψτε τη σημερινή μέρα στην «Ημερομηνία ελέγχου». · The booked days hold until ${getExpiryDay(file)}. Go through the list and set "Checked" to today.`,
    );
}

function remindOfOldPrices() {
  const { eventsUntil, next } = readFacts<PriceFacts>('prices');
  const today = getDayAtVenue();
  if (next && today >= next.from)
    console.log(
      `Note: Οι τιμές της επόμενης περιόδου ισχύουν από ${next.from}. Γράψτε τες στη θέση των τωρινών και αφαιρέστε την «Επόμενη περίοδο». · The next prices hold since ${next.from}. Write them over today's and remove "Next".`,
    );
  else if (eventsUntil && today > eventsUntil)
    console.log(
      `Note: Οι τιμές ίσχυαν ως ${eventsUntil}. Γράψτε τις νέες. · The prices held until ${eventsUntil}. Write the new ones.`,
    );
}

/** Owners who change their number forget the chats. */
function noteOtherNumbers() {
  const { phones, people = [], viber, whatsapp } = readFacts<VenueFacts>('venue');
  const dials = [...phones, ...people.flatMap(({ phone }) => phone ?? [])].map(({ dial }) => dial);
  for (const [app, number] of Object.entries({ Viber: viber, WhatsApp: whatsapp }))
    if (number && !dials.includes(number))
      console.log(
        `Note: Το ${app} έχει τον αριθμό ${number}, που δεν είναι στα τηλέφωνα (${dials.join(', ')}). · ${app} has the number ${number}, which is none of the phones.`,
      );
}

/** The words of a guest leave a page with the review. */
function noteMissingQuotes() {
  for (const language of languageCodes) {
    const { reviews } = readJson<ReviewList>(`src/content/${language}/reviewList.json`);
    for (const file of globSync(`src/content/${language}/pages/*.json`, { cwd: root })) {
      const { guestQuote } = readJson<{ guestQuote?: string }>(file);
      if (guestQuote && !reviews.some(({ writer }) => writer === guestQuote))
        console.log(
          `Note: Το «${guestQuote}» δεν είναι πια στις κριτικές, και η σελίδα δεν δείχνει λόγια καλεσμένου. Διαλέξτε άλλη, αν θέλετε: ${file}. · "${guestQuote}" is not a review any more, so the page shows no guest. Choose another if you like.`,
        );
    }
  }
}

function readFacts<Facts>(name: string): Facts {
  return readJson<Facts>(`src/content/facts/${name}.json`);
}

function readJson<Value>(file: string): Value {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Value;
}
