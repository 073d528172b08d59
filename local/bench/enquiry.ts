/**
 * `npm run bench:enquiry`: 500 posts, 50 at a time, to each of the two real functions with a real mail server behind
 * them, as `npm start` runs them, without the store and with it. Says whether every accepted post is one mail and every
 * mail an accepted post, how long the answers took, also one at a time, how much memory the processes gained, and how
 * long a refusal takes. Another number of posts: `npm run bench:enquiry 2000`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startWorld, type World } from '../world.ts';
import { endpoints } from '../../src/enquiry/fields.ts';
import type { FunctionName } from '../../src/enquiry/server/handler.ts';

const atOnce = 50;
/** One at a time. */
const alone = 60;
const key = 'local-development-key';

const addresses: Readonly<Record<FunctionName, string>> = {
  'send-email': endpoints.request,
  'send-contact-email': endpoints.home,
};

type Answer = { email: string; status: number; milliseconds: number };

/** The guest's address is how a mail is found again. */
const enquiryOf = (email: string): Record<string, unknown> => ({
  form: 'home',
  name: 'Ελένη Παπαδοπούλου',
  email,
  phone: '+30 690 000 0001',
  subject: 'Γάμος τον Ιούνιο',
  message: 'Καλησπέρα σας! Θα είμαστε περίπου 150 άτομα. '.repeat(20),
});

async function post(
  url: string,
  email: string,
  body: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: key, ...headers },
    body,
  });
  await answer.arrayBuffer();
  return { email, status: answer.status, milliseconds: performance.now() - started };
}

/** Sends `count` posts, so many of them under way at any time. */
async function load(
  url: string,
  name: string,
  count: number,
  lines = atOnce,
): Promise<{ answers: Answer[]; seconds: number }> {
  const answers: Answer[] = [];
  let next = 0;
  const line = async (): Promise<void> => {
    while (next < count) {
      const email = `guest.${(next += 1)}@${name}.example`;
      answers.push(await post(url, email, JSON.stringify(enquiryOf(email))));
    }
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: lines }, line));
  return { answers, seconds: (performance.now() - started) / 1000 };
}

/** One at a time: how long the function itself thinks about a post that it refuses. */
const refusals: readonly { name: string; body: string; headers?: Record<string, string> }[] = [
  { name: 'foreign origin', body: '{}', headers: { origin: 'https://evil.example' } },
  { name: 'wrong type', body: '{}', headers: { 'content-type': 'text/plain' } },
  { name: 'broken JSON', body: '{' },
  {
    name: 'every field wrong',
    body: JSON.stringify({
      form: 'contact',
      firstName: {},
      lastName: [],
      email: 'x',
      phone: 'x',
      eventType: 'x',
      guestCount: 'x',
      subject: {},
      message: {},
      services: 'x',
    }),
  },
  { name: '32 KiB of nesting', body: `{"a":${'['.repeat(16_000)}${']'.repeat(16_000)}}` },
  {
    name: '32 KiB of keys',
    body: JSON.stringify(
      Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [index, ''])),
    ).slice(0, 32_000),
  },
  {
    name: '32 KiB of name',
    body: JSON.stringify({ ...enquiryOf('a@b.example'), name: '\u202e '.repeat(6000) }),
  },
  {
    name: '32 KiB of address',
    body: JSON.stringify({
      ...enquiryOf('a@b.example'),
      email: `${'a.'.repeat(8000)}@${'a-'.repeat(7000)}`,
    }),
  },
  {
    name: '32 KiB of phone',
    body: JSON.stringify({ ...enquiryOf('a@b.example'), phone: `${'+ '.repeat(15_000)}x` }),
  },
  {
    name: '32 KiB of digits and a letter',
    body: JSON.stringify({ ...enquiryOf('a@b.example'), phone: `${'1'.repeat(31_000)}x` }),
  },
  {
    name: 'a form of 8,483 keys',
    body: Array.from({ length: 8483 }, (_, index) => index.toString(36))
      .join('&')
      .slice(0, 32_000),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  { name: '1 MB', body: ' '.repeat(1_000_000) },
];

async function slowestRefusal(url: string): Promise<{ name: string; milliseconds: number }> {
  const slowest: { name: string; milliseconds: number }[] = [];
  for (const { name, body, headers } of refusals) {
    const times: number[] = [];
    for (let round = 0; round < 20; round++) {
      const { status, milliseconds } = await post(url, '', body, headers);
      if (status < 400 || status >= 500) throw new Error(`"${name}" was answered with ${status}.`);
      times.push(milliseconds);
    }
    slowest.push({ name, milliseconds: Math.max(...times) });
  }
  return slowest.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!;
}

/** Megabytes of a process in memory; NaN where the system has no ps. */
const memoryOf = (pid: number | undefined): number => {
  try {
    return (
      Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
    );
  } catch {
    return Number.NaN;
  }
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** What is stored is answered before it is mailed where the mail server is slow. */
async function everythingMailed(world: World): Promise<void> {
  while (((await world.outbox?.waiting()) ?? []).length > 0) await pause(50);
}

async function measure(
  world: World,
  name: FunctionName,
  count: number,
): Promise<Record<string, string | number>> {
  const url = world.siteUrl + addresses[name];
  await load(url, 'first', atOnce);
  const single = (await load(url, 'alone', alone, 1)).answers
    .map(({ milliseconds }) => milliseconds)
    .toSorted((a, b) => a - b);
  await everythingMailed(world);
  await world.clearMails();
  const before = memoryOf(world.functions[name].pid());
  const { answers, seconds } = await load(url, name, count);
  const after = memoryOf(world.functions[name].pid());
  await everythingMailed(world);

  const accepted = answers
    .filter(({ status }) => status >= 200 && status < 300)
    .map(({ email }) => email);
  const arrived = (await world.mails()).flatMap(({ replyTo }) => replyTo);
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  const refusal = await slowestRefusal(url);
  return {
    function: name,
    store: world.outbox ? 'yes' : 'no',
    posts: count,
    accepted: accepted.length,
    mails: arrived.length,
    'accepted without its one mail': accepted.filter(
      (email) => arrived.filter((address) => address === email).length !== 1,
    ).length,
    'mails of no accepted post': arrived.filter((address) => !accepted.includes(address)).length,
    'posts/s': Math.round(count / seconds),
    'p50 ms': rounded(percentile(times, 0.5)),
    'p95 ms': rounded(percentile(times, 0.95)),
    'p99 ms': rounded(percentile(times, 0.99)),
    'one at a time, p50 ms': rounded(percentile(single, 0.5)),
    'memory before MB': rounded(before),
    'memory gained MB': rounded(after - before),
    'slowest refusal ms': rounded(refusal.milliseconds),
    'which is': refusal.name,
  };
}

const count = Number(process.argv[2]) || 500;
const rows: Record<string, string | number>[] = [];
for (const outbox of [null, 'memory://']) {
  const mailFolder = mkdtempSync(join(tmpdir(), 'bench-enquiry-'));
  const world = await startWorld({
    env: { ENQUIRY_RATE_LIMIT: '0', VITE_SUPABASE_ANON_KEY: key },
    port: 0,
    inboxPort: 0,
    mailFolder,
    outbox,
    site: null,
  });
  try {
    for (const name of Object.keys(addresses) as FunctionName[])
      rows.push(await measure(world, name, count));
  } finally {
    await world.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  }
}
console.log(
  `Enquiries, ${atOnce} at a time, functions, gateway, store and mail server on one machine:`,
);
for (const name of Object.keys(rows[0] ?? {}))
  console.log(`  ${name.padEnd(32)}${rows.map((row) => String(row[name]).padStart(20)).join('')}`);
if (
  rows.some(
    (row) =>
      row['accepted without its one mail'] !== 0 ||
      row['mails of no accepted post'] !== 0 ||
      row.accepted !== count,
  )
)
  process.exitCode = 1;
