/** `npm run words`: what in the owner's texts is against a house rule (local/words/rules.ts), and what the editor says in English alone. Advice: it never ends with an error. */
import { languageCodes } from '../../src/site/languages.ts';
import { contentReader } from '../editor/contents.ts';
import { greekGaps } from '../editor/form/greekGaps.ts';
import { projectFolder } from '../project.ts';
import { complaint } from '../terminal.ts';
import { remarksOn } from '../words/rules.ts';
import { allTexts } from '../words/texts.ts';

const texts = await Promise.all(
  languageCodes.map(async (language) => ({ language, own: await allTexts(language) })),
);
const remarks = [
  ...texts.flatMap(({ language, own }) => remarksOn(language, own)),
  ...greekGaps(contentReader(projectFolder)()),
];
const sum = texts.reduce((all, { own }) => all + own.length, 0);
console.log(
  remarks.length === 0
    ? `${sum} texts, no remarks.`
    : complaint(
        `${sum} texts. Please look at these; the site is built with them all the same:`,
        remarks,
      ),
);
