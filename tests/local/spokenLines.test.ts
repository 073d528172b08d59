// @vitest-environment node
import { expect, it } from 'vitest';
import { spokenLines, type SpokenNode } from '../../local/spoken/spokenLines.ts';

type Part = Omit<SpokenNode, 'nodeId' | 'ignored' | 'role' | 'name' | 'properties' | 'childIds'> & {
  role: string;
  name?: string;
  is?: Record<string, unknown>;
  in?: readonly Part[];
};

/** The tree as the browser gives it: a list in which each node names its children. "none" is ignored. */
const treeOf = (
  { role, name = '', is = {}, in: parts = [], ...rest }: Part,
  nodeId = '1',
): SpokenNode[] => {
  const children = parts.map((part, at) => treeOf(part, `${nodeId}.${at}`));
  const properties = Object.entries(is).map(([property, value]) => ({
    name: property,
    value: { value },
  }));
  const node = {
    nodeId,
    ignored: role === 'none',
    role: { value: role },
    name: { value: name },
    properties,
    childIds: children.flatMap(([child]) => (child ? [child.nodeId] : [])),
    ...rest,
  };
  return [node, ...children.flat()];
};

const text = (words: string): Part => ({
  role: 'StaticText',
  name: words,
  in: [{ role: 'InlineTextBox', name: words }],
});

/** Lines after the title. */
const heard = (...parts: Part[]): string[] =>
  spokenLines(treeOf({ role: 'RootWebArea', name: 'Title', in: parts })).slice(1);

it('a page begins with its title', () => {
  expect(spokenLines(treeOf({ role: 'RootWebArea', name: 'Title' }))).toEqual(['page, Title']);
  expect(spokenLines([])).toEqual([]);
});

it('landmarks are opened and closed, and what only groups is not heard', () => {
  expect(
    heard({
      role: 'navigation',
      name: 'Pages',
      in: [{ role: 'generic', in: [{ role: 'none', in: [text('one'), text(' \n')] }] }],
    }),
  ).toEqual(['navigation, Pages', 'one', 'end of navigation']);
  expect(heard({ role: 'main' }), 'nothing is in it').toEqual([]);
});

it('lists say how long they are', () => {
  const item: Part = { role: 'listitem', in: [{ role: 'ListMarker', name: '• ' }, text('one')] };
  expect(heard({ role: 'list', in: [item] })[0]).toBe('list, 1 item');
  expect(heard({ role: 'list', in: [item, item] })).toEqual([
    'list, 2 items',
    'one',
    'one',
    'end of list',
  ]);
  expect(
    heard({
      role: 'DescriptionList',
      in: [{ role: 'generic', in: [{ role: 'term', in: [text('Phone')] }] }],
    })[0],
  ).toBe('list, 1 item');
});

it('a thing is said once, with its level and what it holds under the same name', () => {
  const link: Part = { role: 'link', name: 'Weddings', in: [text('Weddings')] };
  expect(heard({ role: 'heading', name: 'Weddings', is: { level: 3 }, in: [link] })).toEqual([
    'heading 3, link, Weddings',
  ]);
  expect(heard({ role: 'link', name: 'A gate', in: [{ role: 'image', name: 'A gate' }] })).toEqual([
    'link, image, A gate',
  ]);
  expect(
    heard({
      role: 'link',
      name: 'A gate Here',
      in: [{ role: 'image', name: 'A gate' }, text('Here')],
    }),
  ).toEqual(['link, A gate Here']);
  expect(
    heard({
      role: 'heading',
      name: 'See weddings',
      is: { level: 2 },
      in: [text('See '), { ...link, name: 'weddings' }],
    }),
  ).toEqual(['heading 2, See weddings', 'link, weddings']);
});

it('what has no name is marked', () => {
  expect(heard({ role: 'link' }, { role: 'textbox' })).toEqual([
    'link, (no name)',
    'edit text, (no name)',
  ]);
});

it('states, values and descriptions follow the name', () => {
  expect(
    heard({
      role: 'textbox',
      name: 'Message',
      description: { value: 'A few words.' },
      value: { value: 'Hi' },
      is: { required: true, multiline: true, invalid: 'true' },
    }),
  ).toEqual(['edit text, Message, Hi, several lines, required, invalid entry, A few words.']);
  expect(
    heard({ role: 'button', name: 'Menu', is: { expanded: false, hasPopup: 'dialog' } }),
  ).toEqual(['button, Menu, opens a dialog, collapsed']);
  expect(heard({ role: 'link', name: 'Home', current: 'page' })).toEqual([
    'link, Home, current page',
  ]);
  expect(heard({ role: 'status', name: 'Sent', in: [text('Thank you')] })).toEqual([
    'status, Sent',
    'Thank you',
    'end of status',
  ]);
});

it('a row of a table is one line, also where two of its cells say the same', () => {
  const cell = (words: string): Part => ({ role: 'cell', in: [text(words)] });
  const row = (...cells: string[]): Part => ({ role: 'row', in: cells.map(cell) });
  expect(heard({ role: 'table', name: 'Seats', in: [row('80', '80', 'none'), row()] })).toEqual([
    'table, Seats',
    '80, 80, none',
    'end of table',
  ]);
});

it('a label is heard with its field, also where the field stands inside', () => {
  expect(
    heard({ role: 'LabelText', in: [text('Name')] }, { role: 'textbox', name: 'Name' }),
  ).toEqual(['edit text, Name']);
  expect(
    heard({
      role: 'LabelText',
      in: [{ role: 'checkbox', name: 'Flowers', is: { checked: 'false' } }, text('Flowers')],
    }),
  ).toEqual(['check box, Flowers, not checked']);
});
