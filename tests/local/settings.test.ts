import { expect, it } from 'vitest';
import { readLocalSettings } from '../../local/settings.ts';

const getProblems = (environment: Record<string, string>): string[] => {
  try {
    readLocalSettings(environment);
    return [];
  } catch (error) {
    const [, ...problems] = (error as Error).message.split('\n  - ');
    return problems;
  }
};

it('needs no setting: mail stays on this machine and pages post to their own address', () => {
  for (const environment of [{}, { MAIL_URL: ' ', PORT: '' }])
    expect(readLocalSettings(environment)).toMatchObject({
      port: 8888,
      inboxPort: 1080,
      ownMail: true,
      build: { VITE_SUPABASE_URL: '' },
    });
});

it.each([
  ['PORT', '0'],
  ['PORT', '65536'],
  ['INBOX_PORT', '08888'],
  ['ENQUIRY_RATE_LIMIT', 'many'],
  ['VITE_SUPABASE_URL', 'supabase'],
])('refuses %s="%s" with its name, its value and what is expected', (name, value) => {
  expect(getProblems({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${name}: expected .*"${value}"`)),
  ]);
});

it('requires sender and recipient for real mail, so that no mail goes to a sample address', () => {
  expect(getProblems({ MAIL_URL: 'smtps://me:secret@mail.example:465' })).toEqual([
    expect.stringMatching(/^MAIL_TO: /),
    expect.stringMatching(/^MAIL_FROM: /),
  ]);
});
