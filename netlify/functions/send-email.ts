/**
 * POST /.netlify/functions/send-email: the request form, and every form of a browser without script.
 * A thin adapter; src/enquiry decides everything.
 */
import type { Config, Context } from '@netlify/functions';
import nodemailer from 'nodemailer';
import { mails } from '../../src/content/mails.ts';
import type { EnquiryHandler } from '../../src/enquiry/server/handler.ts';
import { createEnquiryService } from '../../src/enquiry/server/service.ts';

let handle: EnquiryHandler | undefined;

/** Made at the first post: the counts and keys in memory live as long as the isolate. */
const service = (): EnquiryHandler =>
  (handle ??= createEnquiryService({
    name: 'send-email',
    environment: process.env,
    words: mails,
    createTransport: nodemailer.createTransport,
    print: console.log,
  }));

// context.ip is the client's address as Netlify's edge sees it (https://docs.netlify.com/build/functions/api/). No header is read: a client can forge them.
export default (request: Request, context: Context): Promise<Response> =>
  service()(request, { clientAddress: context.ip, waitUntil: (work) => context.waitUntil(work) });

/**
 * Netlify's own limit, counted at its edge for all isolates together; ours (ENQUIRY_RATE_LIMIT) comes after it.
 * The aggregate must be a list: the bundler (@netlify/zip-it-and-ship-it) reads a bare 'ip' as "the whole site".
 * No `path` here, so that the address stays /.netlify/functions/send-email (docs/specification.md, "Posts").
 */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
