/** Receives the request form, and all forms without JavaScript. */
import type { Config, Context } from '@netlify/functions';
import nodemailer from 'nodemailer';
import { mails } from '../../src/content/mails.ts';
import { createEnquiryService } from '../../src/enquiry/server/service.ts';

const handle = createEnquiryService({
  name: 'send-email',
  environment: process.env,
  messages: mails,
  createTransport: nodemailer.createTransport,
  print: console.log,
});

// context.ip comes from Netlify's edge (https://docs.netlify.com/build/functions/api/). Headers are not read, because
// clients can forge them.
export default (request: Request, context: Context): Promise<Response> =>
  handle(request, { clientAddress: context.ip, waitUntil: (work) => context.waitUntil(work) });

/**
 * Netlify counts at its edge, across instances. `aggregateBy` is an array, because @netlify/zip-it-and-ship-it reads
 * a bare 'ip' as the whole site. Without `path`, the URL stays as in docs/specification.md, "Posts".
 */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
