import { describe, expect, it } from 'vitest';
import { drawPlan } from '../../../src/build/plan/drawPlan.ts';
import { frames } from '../../../src/site/planSheets.ts';
import { estate, type Estate } from '../../../src/site/facts/estateFacts.ts';

const grounds = estate as Estate;
const sheets = ['wide', 'upright'] as const;

const read = (svg: string) => {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
};

describe.each(sheets)('the %s drawing', (sheet) => {
  const svg = drawPlan(grounds, sheet);

  it('is sound, shows its frame and asks for nothing that it does not bring', () => {
    const document = read(svg);
    const { x, y, width, height } = frames[sheet];
    expect(document.documentElement.getAttribute('viewBox')).toBe(`${x} ${y} ${width} ${height}`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const wanted = [...svg.matchAll(/(?:href="|url\()#([\w-]+)/g)].map(([, id]) => id);
    expect(wanted.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
    expect(svg).not.toMatch(/NaN|undefined|https?:\/\/(?!www\.w3\.org)/);
  });

  it('has no words: they stand over it in the language of the page', () => {
    expect(read(svg).querySelector('text')).toBeNull();
  });

  it('has a rule for every look in it', () => {
    const looks = new Set(
      [...svg.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    const style = read(svg).querySelector('style')?.textContent ?? '';
    expect([...looks].filter((look) => !style.includes(`.${look}`))).toEqual([]);
  });

  it('has neither car park nor annex, arch, bar and chapel where the owner has none', () => {
    const bare = drawPlan(
      {
        ...grounds,
        parking: undefined,
        annex: undefined,
        arch: undefined,
        bar: undefined,
        chapel: undefined,
        sideLawn: undefined,
        walks: {},
      },
      sheet,
    );
    const uses = [...read(bare).querySelectorAll('g use')].map((use) => use.getAttribute('href'));
    for (const id of ['#car', '#coach', '#arch', '#bar', '#chapel']) expect(uses).not.toContain(id);
    expect(bare).not.toMatch(/class="(?:walk|lot|sight|aisle)"/);
    expect(bare).not.toMatch(/NaN|undefined/);
    expect(bare.length).toBeLessThan(svg.length);
  });
});

it('both sheets are drawn of the same lines', () => {
  const walk = (sheet: (typeof sheets)[number]) =>
    read(drawPlan(grounds, sheet)).querySelector('.walk')?.getAttribute('d');
  expect(walk('wide')).toBe(walk('upright'));
});
