/** What the two platforms' functions have in common: from environment variables to a handler. */
import type { Localized } from '../site/languages.ts';
import { createEnquiryHandler, type EnquiryHandler, type FunctionName, type LogEntry } from './handler.ts';
import type { Words } from './mail.ts';
import type { Send } from './retry.ts';
import { parseEnquirySettings, type Environment } from './settings.ts';
import { createSmtpSend, type CreateTransport } from './smtp.ts';

type Service = {
  readonly name: FunctionName;
  readonly environment: Environment;
  readonly words: Localized<Words>;
  readonly createTransport: CreateTransport;
  /** One line of JSON. */
  readonly print: (line: string) => void;
};

const noSettings = { mailTo: '', mailFrom: '', rateLimit: 0, dailyLimit: 0, apiKeys: [] } as const;
const refuseToSend: Send = async () => ({ ok: false, fault: 'ECONFIG', again: false });

/** A handler over SMTP. Wrong settings do not crash the function: each post is answered 500 and the problems are logged. */
export const createEnquiryService = ({ name, environment, words, createTransport, print }: Service): EnquiryHandler => {
  const parsed = parseEnquirySettings(environment, { edge: name === 'send-contact-email' });
  const log = (entry: LogEntry): void => print(JSON.stringify(entry));
  if (!parsed.ok) {
    const { problems, origins } = parsed;
    return createEnquiryHandler({ name, settings: { ...noSettings, origins }, problems, words, send: refuseToSend, log });
  }
  const { settings } = parsed;
  return createEnquiryHandler({ name, settings, words, send: createSmtpSend(createTransport, settings.mailServer), log });
};
