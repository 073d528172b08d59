import { linkTarget, linkTargets } from '../../components/text/linkTarget.ts';
import { parseMarkup } from '../../components/text/markup.ts';
import { places } from '../../site/places.ts';
import { sentenceProblems, type SentenceFacts } from './compose.ts';

function linkProblems(written: string): string[] {
  const target = linkTarget(written);
  if (!target)
    return [`links to (${written}), which does not exist. Use one of: ${linkTargets.join(', ')}.`];
  if (target.to !== 'page' || target.hash === undefined) return [];
  const known = places[target.page] ?? [];
  if (known.includes(target.hash)) return [];
  const instead = [target.page, ...known.map((place) => `${target.page}#${place}`)];
  return [
    `links to (${written}), which is not a section of that page. Use one of: ${instead.join(', ')}.`,
  ];
}

/** Returns problems with facts, optional parts, emphasis and links. */
export function textProblems(text: string, facts: SentenceFacts): string[] {
  const brace = /[{}]/.exec(text.replaceAll(/\{\{|\}\}|\{\w+(?:\.\w+)*\}/g, ''))?.[0];
  const runs = parseMarkup(text);
  const plain = runs.map((run) => (run.kind === 'break' ? '' : run.text)).join('\n');
  return [
    ...sentenceProblems(text, facts),
    ...(brace
      ? [`has a single "${brace}". Write names in Latin letters without spaces: {venue.name}.`]
      : []),
    ...runs.flatMap((run) => (run.kind === 'link' ? linkProblems(run.target) : [])),
    ...(plain.includes('*') ? ['has a "*" that is not closed. Write *emphasis*.'] : []),
    ...(/[[\]]/.test(plain)
      ? ['has an incomplete link. Write [words](page), without a space between.']
      : []),
  ];
}
