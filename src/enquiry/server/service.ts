import type { Localized } from '../../site/languages.ts';
import type { Environment } from '../../site/parseSetting.ts';
import type { Outbox } from './deliver.ts';
import { createEnquiryHandler, type EnquiryHandler, type FunctionName } from './handler.ts';
import type { ServerMessages } from '../messages.ts';
import { createRetryRound, type RetryRound } from './outbox/retryWorker.ts';
import { createStore } from './outbox/store.ts';
import { createHealthEndpoint } from './outbox/health.ts';
import { systemClock, type Send, createSmtpSend, type CreateTransport } from './send.ts';
import { parseEnquirySettings, type EnquirySettings } from './settings.ts';

type Print = (line: string) => void;

type Service = {
  readonly name: FunctionName;
  readonly environment: Environment;
  readonly messages: Localized<ServerMessages>;
  readonly createTransport: CreateTransport;
  /** Receives JSON lines. */
  readonly print: Print;
};

const noSettings = { mailTo: '', mailFrom: '', rateLimit: 0, dailyLimit: 0, apiKeys: [] } as const;
const refuseToSend: Send = async () => ({ ok: false, error: 'ECONFIG', again: false });

const outboxOf = ({ store }: EnquirySettings): Outbox | undefined =>
  store && { store: createStore(store), secret: store.key };

const logTo =
  (print: Print) =>
  (entry: object): void =>
    print(JSON.stringify(entry));

/** Returns a handler; with invalid settings it answers 500. */
export const createEnquiryService = ({
  name,
  environment,
  messages,
  createTransport,
  print,
}: Service): EnquiryHandler => {
  const parsed = parseEnquirySettings(environment, { edge: name === 'send-contact-email' });
  const log = logTo(print);
  if (!parsed.ok) {
    const { problems, origins } = parsed;
    return createEnquiryHandler({
      name,
      settings: { ...noSettings, origins },
      problems,
      messages,
      send: refuseToSend,
      log,
    });
  }
  const { settings } = parsed;
  return createEnquiryHandler({
    name,
    settings,
    messages,
    send: createSmtpSend(createTransport, settings.mailServer),
    outbox: outboxOf(settings),
    log,
  });
};

/** Does nothing without a store. */
export const createRetryWorker = ({
  environment,
  messages,
  createTransport,
  print,
}: Omit<Service, 'name'>): RetryRound => {
  const parsed = parseEnquirySettings(environment, { edge: false });
  const log = logTo(print);
  if (!parsed.ok) return async () => log({ round: 'settings', problems: parsed.problems });
  const { settings } = parsed;
  const outbox = outboxOf(settings);
  if (!outbox) return async () => {};
  return createRetryRound({
    settings,
    messages,
    send: createSmtpSend(createTransport, settings.mailServer),
    store: outbox.store,
    clock: systemClock,
    log,
  });
};

export const createHealthService = (
  environment: Environment,
): ((request: Request) => Promise<Response>) => {
  const parsed = parseEnquirySettings(environment, { edge: false });
  return createHealthEndpoint(
    parsed.ok ? outboxOf(parsed.settings)?.store : undefined,
    systemClock.now,
  );
};
