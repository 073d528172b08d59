/** What a screen reader says of a page, from the browser's accessibility tree: one line for each stop on the way down. */

type Value = { value?: unknown };

/** A node as `Accessibility.getFullAXTree` gives it (Chrome DevTools Protocol), with what that leaves out. */
export type SpokenNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  description?: Value;
  value?: Value;
  properties?: readonly { name: string; value: Value }[];
  childIds?: readonly string[];
  /** Its `aria-current`, which the protocol does not tell. */
  current?: string;
};

/** Said when they open and when they close. */
const places: Record<string, string> = {
  banner: 'banner',
  navigation: 'navigation',
  main: 'main',
  contentinfo: 'content info',
  complementary: 'complementary',
  region: 'region',
  form: 'form',
  search: 'search',
  list: 'list',
  DescriptionList: 'list',
  table: 'table',
  group: 'group',
  radiogroup: 'radio group',
  dialog: 'dialog',
  alertdialog: 'alert dialog',
  blockquote: 'quote',
  figure: 'figure',
  status: 'status',
  alert: 'alert',
};

/** Said with their names; what they hold is in the name. */
const things: Record<string, string> = {
  link: 'link',
  button: 'button',
  heading: 'heading',
  image: 'image',
  textbox: 'edit text',
  searchbox: 'search text',
  combobox: 'combo box',
  listbox: 'list box',
  spinbutton: 'number',
  slider: 'slider',
  Date: 'date',
  checkbox: 'check box',
  radio: 'radio button',
  switch: 'switch',
  menuitem: 'menu item',
  option: 'option',
  tab: 'tab',
  Iframe: 'frame',
};

/** Pressed or filled in: said on a line of its own also where it stands inside of something else. */
const controls = new Set([
  'link',
  'button',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
]);

/** Said by what they belong to, or not at all. */
const silent = new Set(['InlineTextBox', 'ListMarker', 'LineBreak']);

/** Words for a state, by name and value of its property. */
const states: Record<string, Record<string, string>> = {
  hasPopup: { menu: 'opens a menu', dialog: 'opens a dialog' },
  expanded: { true: 'expanded', false: 'collapsed' },
  checked: { true: 'checked', false: 'not checked', mixed: 'half checked' },
  pressed: { true: 'pressed', false: 'not pressed' },
  multiline: { true: 'several lines' },
  required: { true: 'required' },
  invalid: { true: 'invalid entry' },
  disabled: { true: 'unavailable' },
  busy: { true: 'busy' },
};

const textOf = (value: Value | undefined): string =>
  String(value?.value ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const roleOf = ({ role }: SpokenNode): string => textOf(role);

const propertyOf = (node: SpokenNode, name: string): string =>
  textOf(node.properties?.find((property) => property.name === name)?.value);

const sentence = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

/** Lines in reading order; nothing for what is hidden. Things without a name are marked as such. */
export const spokenLines = (nodes: readonly SpokenNode[]): string[] => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  /** What stands in a node; what is ignored stands for what is inside of it. */
  const inside = ({ childIds = [] }: SpokenNode): SpokenNode[] =>
    childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? (child.ignored ? inside(child) : [child]) : [];
    });

  const within = (node: SpokenNode): SpokenNode[] =>
    inside(node).flatMap((child) => [child, ...within(child)]);

  const items = (list: SpokenNode): number =>
    inside(list).reduce(
      (sum, child) =>
        sum +
        (['listitem', 'term'].includes(roleOf(child))
          ? 1
          : roleOf(child) === 'generic'
            ? items(child)
            : 0),
      0,
    );

  const roleWords = (node: SpokenNode): string =>
    `${things[roleOf(node)]} ${propertyOf(node, 'level')}`.trim();

  const sayThing = (node: SpokenNode): string[] => {
    const name = textOf(node.name);
    const parts = within(node).filter((part) => things[roleOf(part)]);
    const same = parts.filter((part) => textOf(part.name) === name);
    const others = parts.filter((part) => !same.includes(part) && controls.has(roleOf(part)));
    const all = [node, ...same];
    const line = sentence([
      ...all.map(roleWords),
      name || '(no name)',
      textOf(node.value),
      ...all.flatMap((part) =>
        Object.entries(states).map(([property, words]) => words[propertyOf(part, property)] ?? ''),
      ),
      ...all.map(({ current }) => (current ? `current ${current}` : '')),
      ...all.map(({ description }) => textOf(description)),
    ]);
    return [line, ...others.flatMap(sayThing)];
  };

  const say = (node: SpokenNode): string[] => {
    const role = roleOf(node);
    if (silent.has(role)) return [];
    // A label is heard with its field, which may stand inside of it.
    if (role === 'LabelText')
      return within(node)
        .filter((part) => controls.has(roleOf(part)))
        .flatMap(sayThing);
    if (role === 'StaticText') return [textOf(node.name)].filter((text) => text !== '');
    if (things[role]) return sayThing(node);
    const lines = inside(node).flatMap(say);
    // The cells of a row are heard as one, and two of them may say the same.
    if (role === 'row' && lines.length > 0) return [lines.join(', ')];
    const place = places[role];
    if (!place || lines.length === 0) return lines;
    const count = place === 'list' ? items(node) : 0;
    return [
      sentence([
        place,
        textOf(node.name),
        count > 0 ? `${count} ${count === 1 ? 'item' : 'items'}` : '',
        textOf(node.description),
      ]),
      ...lines,
      `end of ${place}`,
    ];
  };

  const [root] = nodes;
  return root ? [sentence(['page', textOf(root.name)]), ...inside(root).flatMap(say)] : [];
};
