/** What is wrong within a text: facts, marks for what may be left out, italics and links. */
import { linkTarget, linkTargets } from '../../frame/text/linkTarget.ts';
import { parseMarkup } from '../../frame/text/markup.ts';
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

/** What no visitor should read: marks that the page would show as they stand. */
function strayMarks(text: string): Said[] {
  const runs = parseMarkup(text);
  const plain = runs.map((run) => (run.kind === 'break' ? '' : run.text)).join('\n');
  const links = runs.flatMap((run) => (run.kind === 'link' && !linkTarget(run.target) ? says.wrongLink(run.target, linkTargets) : []));
  return [...links, ...(plain.includes('*') ? [says.strayStar()] : []), ...(/[[\]]/.test(plain) ? [says.strayBracket()] : [])];
}

/** Everything wrong with a text, given the facts of its language. */
export function wrongIn(text: string, facts: SentenceFacts): Said[] {
  const brace = /[{}]/.exec(text.replaceAll(mark, ''))?.[0];
  return [...faultsOf(text, facts).map((fault) => saidOf(fault, facts)), ...(brace ? [says.strayBrace(brace)] : []), ...strayMarks(text)];
}
