/** What is wrong within a text: facts, marks for what may be left out, italics and links. */
import { linkTarget, linkTargets } from '../../frame/text/linkTarget.ts';
import { parseMarkup } from '../../frame/text/markup.ts';
import { places } from '../../site/places.ts';
import { faultsOf, type SentenceFacts, type SentenceFault } from '../words/compose.ts';
import { says, type Said } from './says.ts';

const mark = /\{\{|\}\}|\{\w+(?:\.\w+)*\}/g;

function saidOf(fault: SentenceFault, facts: SentenceFacts): Said {
  switch (fault.kind) {
    case 'unclosed':
      return says.unclosed();
    case 'unopened':
      return says.unopened();
    case 'unknown':
      return says.unknownFact(fault.fact, Object.keys(facts));
    case 'leftOut':
      return says.leftOutFact(fault.fact);
  }
}

/** What is wrong with where a link leads. */
function wrongTarget(written: string): Said | undefined {
  const target = linkTarget(written);
  if (!target) return says.wrongLink(written, linkTargets);
  if (target.to !== 'page' || target.hash === undefined) return undefined;
  const known = places[target.page] ?? [];
  return known.includes(target.hash) ? undefined : says.wrongPlace(target.page, target.hash, known);
}

/** What no visitor should read: marks that the page would show as they stand. */
function strayMarks(text: string): Said[] {
  const runs = parseMarkup(text);
  const plain = runs.map((run) => (run.kind === 'break' ? '' : run.text)).join('\n');
  const links = runs.flatMap((run) => (run.kind === 'link' ? (wrongTarget(run.target) ?? []) : []));
  return [
    ...links,
    ...(plain.includes('*') ? [says.strayStar()] : []),
    ...(/[[\]]/.test(plain) ? [says.strayBracket()] : []),
  ];
}

/** Everything wrong with a text, given the facts of its language. */
export function wrongIn(text: string, facts: SentenceFacts): Said[] {
  const brace = /[{}]/.exec(text.replaceAll(mark, ''))?.[0];
  return [
    ...faultsOf(text, facts).map((fault) => saidOf(fault, facts)),
    ...(brace ? [says.strayBrace(brace)] : []),
    ...strayMarks(text),
  ];
}
