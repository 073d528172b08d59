import type { Localized } from '../../site/languages.ts';
import type { Environment } from '../../site/parseSetting.ts';
import type { ServerMessages } from '../messages.ts';
import { createEnquiryHandler, type EnquiryHandler, type FunctionName } from './handler.ts';
import { checkNightlyBuild } from './nightlyBuild.ts';
import { commonHeaders } from './response.ts';
import { createRetryRound } from './retryWorker.ts';
import { createSmtpSend, systemClock, type CreateTransport } from './send.ts';
import { parseEnquirySettings } from './settings.ts';
import { createStore } from './store.ts';

type Print = (line: string) => void;

type Service = {
  readonly name: FunctionName;
  readonly environment: Environment;
  readonly messages: Localized<ServerMessages>;
  readonly createTransport: CreateTransport;
  readonly print: Print;
};

/** With invalid settings, the handler answers 500. */
export const createEnquiryService = ({
  name,
  environment,
  messages,
  createTransport,
  print,
}: Service): EnquiryHandler => {
  const edge = name === 'send-contact-email';
  const { settings, problems } = parseEnquirySettings(environment, { edge });
  return createEnquiryHandler({
    name,
    messages,
    settings,
    problems,
    send: createSmtpSend(createTransport, settings.mailServer),
    store: createStore(settings.store),
    clock: systemClock,
    log: createLog(print),
  });
};

/** With invalid settings, a round only logs them. */
export const createRetryWorker = ({
  environment,
  messages,
  createTransport,
  print,
}: Omit<Service, 'name'>): (() => Promise<void>) => {
  const { settings, problems } = parseEnquirySettings(environment, { edge: false });
  const log = createLog(print);
  if (problems) return async () => log({ round: 'settings', problems });
  return createRetryRound({
    settings,
    messages,
    send: createSmtpSend(createTransport, settings.mailServer),
    store: createStore(settings.store),
    clock: systemClock,
    log,
  });
};

/** Seconds: two rounds. */
const alarmSeconds = 600;

/** Answers an uptime monitor with 200 or 503. */
export const createHealthService = (
  environment: Environment,
): ((request: Request) => Promise<Response>) => {
  const { settings, problems } = parseEnquirySettings(environment, { edge: false });
  const store = createStore(settings.store);
  return async ({ method, url }) => {
    if (method !== 'GET' && method !== 'HEAD') return respond(405, { error: 'method' });
    if (problems) return respond(503, { error: 'settings' });
    const swept = await store.sweep(null);
    if (!swept.ok) return respond(503, { error: 'store' });
    const { waiting, oldestSeconds } = swept.value;
    const nightlyBuild = await checkNightlyBuild(environment, url);
    const healthy = oldestSeconds <= alarmSeconds && nightlyBuild !== 'late';
    return respond(healthy ? 200 : 503, { waiting, oldestSeconds, nightlyBuild });
  };
};

const createLog =
  (print: Print) =>
  (entry: object): void =>
    print(JSON.stringify(entry));

const respond = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: commonHeaders });
