// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastChanges } from '../../../src/build/pages/lastChanges.ts';
import { isSourceOf } from '../../../src/build/pages/pageSources.ts';
import { pageIds } from '../../../src/site/pages.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'history-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};

/** A project with a commit for each row: its day in May and the files it touches. */
const project = (...commits: [day: number, ...files: string[]][]): string => {
  const root = folder();
  const git = (...args: string[]) => execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@visitor.example', '-c', 'commit.gpgSign=false', ...args], { stdio: 'pipe', env: { ...process.env, TZ: 'UTC', GIT_COMMITTER_DATE: date } });
  let date = '';
  git('init', '--quiet');
  for (const [day, ...files] of commits) {
    date = `2026-05-0${day}T12:00:00+03:00`;
    for (const file of files) writeFileSync(join(root, file), date);
    git('add', '.');
    git('commit', '--quiet', '--message', date);
  }
  return root;
};

it('a file changed when a commit last touched it', () => {
  const changes = lastChanges(project([1, 'hall.txt', 'κήπος.txt'], [2, 'hall.txt'], [3, 'other.txt']));
  expect(Object.fromEntries(changes)).toEqual({
    'hall.txt': '2026-05-02T12:00:00+03:00',
    'κήπος.txt': '2026-05-01T12:00:00+03:00',
    'other.txt': '2026-05-03T12:00:00+03:00',
  });
});

it('of a shallow clone only what its known commits touched has a date', () => {
  const whole = project([1, 'hall.txt', 'other.txt'], [2, 'other.txt'], [3, 'hall.txt']);
  const clone = folder();
  execFileSync('git', ['clone', '--quiet', '--depth', '2', `file://${whole}`, clone], { stdio: 'pipe' });
  expect(Object.fromEntries(lastChanges(clone))).toEqual({ 'hall.txt': '2026-05-03T12:00:00+03:00' });
});

it('without a history nothing has a date and nothing fails', () => {
  expect(lastChanges(folder()).size).toBe(0);
});

it.each([
  ['src/pages/Wedding.tsx', true],
  ['src/content/el/pages/wedding.json', true],
  ['src/content/en/pages/wedding.json', false],
  ['src/content/el/pages/weddingPlanner.json', false],
  ['src/content/facts/venue.json', true],
  ['photos/061.jpg', true],
  ['photos/0612.jpg', false],
  ['photos/062.jpg', false],
  ['src/frame/Footer.tsx', false],
])('a change of %s changes the Greek page about weddings: %s', (file, changes) => {
  expect(isSourceOf(file, 'wedding', 'el', ['061'])).toBe(changes);
});

it.each([
  ['src/content/facts/prices.json', ['home', 'wedding', 'baptism', 'corporate', 'party', 'services', 'weddingPlanner', 'prices']],
  ['src/content/facts/guests.json', ['wedding', 'guests']],
  ['src/content/facts/drive.json', ['home', 'wedding', 'corporate', 'venue', 'guests']],
  ['src/content/facts/house.json', ['home', 'wedding', 'baptism', 'party', 'services', 'weddingPlanner', 'prices', 'guests']],
  ['src/site/facts/estateFacts.ts', ['venue']],
  ['src/site/facts/lightFacts.ts', ['weddingPlanner', 'photographer']],
  ['src/site/facts/dayFacts.ts', ['weddingPlanner']],
  ['src/site/facts/layoutFacts.ts', ['reception', 'baptism', 'corporate', 'venue']],
  ['src/content/facts/dateHints.json', ['reception']],
])('a change of %s changes the pages that speak of it: %s', (file, pages) => {
  expect(pageIds.filter((id) => isSourceOf(file, id, 'el', []))).toEqual(pages);
});

it('a new Greek review changes the Greek page of reviews, and no other', () => {
  const file = 'src/content/el/reviewList.json';
  expect(pageIds.filter((id) => isSourceOf(file, id, 'el', []))).toEqual(['reviews']);
  expect(pageIds.filter((id) => isSourceOf(file, id, 'en', []))).toEqual([]);
});
