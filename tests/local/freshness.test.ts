// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { whyStale, type Build } from '../../local/freshness.ts';

const built: Build = {
  sources: { 'src/a.ts': '10 1', 'src/b.ts': '20 1' },
  settings: { SITE_URL: 'one' },
  writtenAt: 5,
};

describe('the built site', () => {
  it('is used again while nothing has changed', () => {
    expect(whyStale(built, { ...built })).toBeUndefined();
  });

  it('is built when there is none, or when nobody knows of what', () => {
    expect(whyStale(built, { ...built, writtenAt: undefined })).toBe('there is no build yet');
    expect(whyStale(undefined, built)).toBe('there is no build yet');
  });

  it.each([
    ['changed', { 'src/a.ts': '10 2', 'src/b.ts': '20 1' }, 'src/a.ts'],
    ['new', { ...built.sources, 'src/c.ts': '1 1' }, 'src/c.ts'],
    ['gone', { 'src/a.ts': '10 1' }, 'src/b.ts'],
  ])('is built again when a source is %s', (_what, sources, name) => {
    expect(whyStale(built, { ...built, sources })).toBe(`${name} has changed`);
  });

  it('is built again when a setting that goes into it changes', () => {
    expect(whyStale(built, { ...built, settings: { SITE_URL: 'two' } })).toBe(
      'the setting SITE_URL has changed',
    );
  });

  it('is built again after somebody else wrote it', () => {
    expect(whyStale(built, { ...built, writtenAt: 6 })).toBe(
      'the last build was made in another way',
    );
  });
});
