// @vitest-environment node
import { expect, it } from 'vitest';
import { completeLicences } from '../../../src/build/pages/licences.ts';

const list = (...sections: string[]) =>
  `# Licenses\n\nThe app bundles dependencies which contain the following licenses:\n\n${sections.join('\n')}`;
const withText =
  '## leaflet - 1.9.4 (BSD-2-Clause)\n\nBSD 2-Clause License\n\nCopyright (c) 2010\n\nAll rights reserved.\n';
const bare = '## react-remove-scroll-bar - 2.3.8 (MIT)\n';

it('a package without a licence text of its own gets the text of its licence, with the name of who holds the rights', () => {
  const before = list(withText, bare);
  const after = `\n${withText}`;
  const complete = completeLicences(before + after);
  expect(complete.startsWith(before) && complete.endsWith(after)).toBe(true);
  expect(complete.slice(before.length, -after.length)).toMatch(
    /^\nMIT License\n\nCopyright \(c\) \d{4} Anton Korzunov <thekashey@gmail\.com>\n\nPermission is hereby granted[^#]+DEALINGS IN THE\nSOFTWARE\.\n$/,
  );
});

it('a list with every text stays as it is', () => {
  expect(completeLicences(list(withText, withText))).toBe(list(withText, withText));
});

it.each(['## left-alone - 1.0.0 (MIT)\n', '## react-remove-scroll-bar - 3.0.0 (Apache-2.0)\n'])(
  'the build stops at a text that nobody has: %s',
  (section) => {
    expect(() => completeLicences(list(withText, section, bare))).toThrow(section.slice(3).trim());
  },
);
