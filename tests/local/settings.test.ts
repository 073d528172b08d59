// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readLocalSettings } from '../../local/settings.ts';

const settingsOf = (environment: Record<string, string>) => {
  const reading = readLocalSettings(environment);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return reading.settings;
};

const problemsOf = (environment: Record<string, string>): string[] => {
  const reading = readLocalSettings(environment);
  return reading.ok ? [] : reading.problems;
};

describe('local settings', () => {
  it('work without any, with a mail server of our own and pages that post to their own address', () => {
    expect(settingsOf({})).toMatchObject({
      port: 8888,
      inboxPort: 1080,
      ownMail: true,
      build: { VITE_SUPABASE_URL: '' },
      functions: { ENQUIRY_RATE_LIMIT: '10' },
    });
  });

  it('treat an empty line like no line', () => {
    expect(settingsOf({ MAIL_URL: ' ', PORT: '' })).toMatchObject({ ownMail: true, port: 8888 });
  });

  it.each([
    ['PORT', 'eight'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['INBOX_PORT', '-1'],
    ['INBOX_PORT', '8888'],
    ['ENQUIRY_RATE_LIMIT', 'many'],
    ['MAIL_TO', 'nobody'],
    ['SITE_URL', 'liofos'],
    ['SITE_URL', 'https://www.liofos.example/en'],
    ['VITE_SUPABASE_URL', 'supabase'],
    ['VITE_SUPABASE_URL', 'https://abcdefgh.supabase.co/rest/v1'],
    ['ENQUIRY_ORIGINS', 'preview'],
  ])('are refused for %s="%s", naming it, the value and what is expected', (name, value) => {
    const [problem, ...others] = problemsOf({ [name]: value });
    expect(others).toEqual([]);
    expect(problem).toMatch(new RegExp(`^${name}: expected .*"${value}"`));
  });

  it('hand the normal form of each setting to the build and to the functions', () => {
    const normal = {
      SITE_URL: 'https://www.liofos.example',
      VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co',
      VITE_SUPABASE_ANON_KEY: 'key',
    };
    const { port, build, functions } = settingsOf({
      PORT: ' "08889"\n',
      SITE_URL: 'https://WWW.liofos.example/ ',
      VITE_SUPABASE_URL: '\ufeffhttps://abcdefgh.supabase.co/',
      VITE_SUPABASE_ANON_KEY: "'key'",
      MAIL_TO: '\u200binfo@liofos.example',
      MAIL_FROM: 'site@liofos.example\u00a0',
    });
    expect({ port, build }).toEqual({ port: 8889, build: normal });
    expect(functions).toMatchObject({
      ...normal,
      MAIL_TO: 'info@liofos.example',
      MAIL_FROM: 'site@liofos.example',
    });
  });

  it('compare ports as numbers', () => {
    expect(problemsOf({ PORT: '8888', INBOX_PORT: '08888' })).toEqual([
      expect.stringMatching(/^INBOX_PORT: expected a number other than that of PORT/),
    ]);
  });

  it('name every problem at once', () => {
    expect(
      problemsOf({ PORT: 'x', INBOX_PORT: 'y', ENQUIRY_RATE_LIMIT: 'z' }).map(
        (problem) => problem.split(':')[0],
      ),
    ).toEqual(['PORT', 'INBOX_PORT', 'ENQUIRY_RATE_LIMIT']);
  });

  it('never repeat the password of a mail server that cannot be used', () => {
    const problems = problemsOf({
      MAIL_URL: 'ftp://me:secret@mail.example',
      MAIL_TO: 'a@b.example',
      MAIL_FROM: 'a@b.example',
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^MAIL_URL: expected/);
    expect(problems[0]).not.toContain('secret');
  });

  it('ask for sender and recipient where real mail is sent, so that none goes to a sample address', () => {
    const names = problemsOf({ MAIL_URL: 'smtps://me:secret@mail.example:465' }).map(
      (problem) => problem.split(':')[0],
    );
    expect(names).toEqual(['MAIL_TO', 'MAIL_FROM']);
  });
});
