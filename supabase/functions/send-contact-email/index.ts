/** Receives the home and the contact form, on Deno. */
import nodemailer from 'nodemailer';
import { mails } from '../../../src/content/mails.ts';
import { createEnquiryService } from '../../../src/enquiry/server/service.ts';

const handle = createEnquiryService({
  name: 'send-contact-email',
  environment: Deno.env.toObject(),
  messages: mails,
  createTransport: nodemailer.createTransport,
  print: console.log,
});

/**
 * Client address for rate limits. Hosted Supabase (it sets SB_REGION,
 * https://supabase.com/docs/guides/functions/secrets) is behind Cloudflare. Cloudflare writes CF-Connecting-IP
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip) and answers 403 to
 * clients that send it (https://github.com/dollarshaveclub/cloudworker/issues/139). Fallback: the last entry of
 * X-Forwarded-For, from the nearest proxy; clients can forge the others
 * (https://github.com/orgs/supabase/discussions/34647). Elsewhere no header is read.
 */
const isHosted = Deno.env.get('SB_REGION') !== undefined;
const getClientAddress = (
  { headers }: Request,
  { remoteAddr }: Deno.ServeHandlerInfo,
): string | undefined => {
  if (isHosted)
    return (
      headers.get('cf-connecting-ip')?.trim() ||
      headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    );
  return 'hostname' in remoteAddr ? remoteAddr.hostname : undefined;
};

/** Only the hosted platform has EdgeRuntime. */
const { EdgeRuntime } = globalThis as {
  readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void };
};

// `npm start` sets PORT, hosted Supabase does not.
const port = Deno.env.get('PORT');

Deno.serve(port ? { port: Number(port), hostname: '127.0.0.1' } : {}, (request, connection) =>
  handle(request, {
    clientAddress: getClientAddress(request, connection),
    waitUntil: (work) => EdgeRuntime?.waitUntil(work),
  }),
);
