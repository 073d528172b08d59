import { expect, it } from 'vitest';
import { Quotation } from '../../../src/components/text/Quotation.tsx';
import { renderInLayout } from '../../support/renderInLayout.tsx';

it.each([
  ['We danced. Then it rained! We stayed.', ['We danced.', 'Then it rained!', 'We stayed.']],
  ['He said, e.g. today: “Dance.” We did.', ['He said, e.g. today: “Dance.”', 'We did.']],
  ['We danced. Then\nit rained.', ['We danced. Then', 'it rained.']],
])('starts a line with each sentence, or where the text does: %j', (text, lines) => {
  const { container } = renderInLayout(<Quotation text={text} />);
  expect([...container.querySelectorAll('p > span')].map((line) => line.textContent)).toEqual(
    lines,
  );
});
