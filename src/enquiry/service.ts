/** What the two platforms' functions have in common: from environment variables to a handler. */
import type { Localized } from '../site/languages.ts';
import { toResponse } from './answer.ts';
import { createEnquiryHandler, type EnquiryHandler, type FunctionName, type LogEntry } from './handler.ts';
import type { Words } from './mail.ts';
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

/** A handler over SMTP. Wrong settings do not crash the function: each post is answered 500 and the problems are logged. */
export const createEnquiryService = ({ name, environment, words, createTransport, print }: Service): EnquiryHandler => {
  const parsed = parseEnquirySettings(environment, { apiKey: name === 'send-contact-email' });
  if (!parsed.ok) {
    return async () => {
      print(JSON.stringify({ outcome: 'settings', problems: parsed.problems }));
      return toResponse({ outcome: 'settings' }, undefined, {});
    };
  }
  const { settings } = parsed;
  const log = (entry: LogEntry): void => print(JSON.stringify(entry));
  return createEnquiryHandler({ name, settings, words, send: createSmtpSend(createTransport, settings.mailServer), log });
};
