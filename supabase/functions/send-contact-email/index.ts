/**
 * POST /functions/v1/send-contact-email: the home form and the contact form (docs/specification.md, "Posts"), on Deno.
 * A thin adapter; src/enquiry decides everything.
 */
import nodemailer from 'nodemailer';
import { mails } from '../../../src/content/mails.ts';
import { createEnquiryService } from '../../../src/enquiry/server/service.ts';

const handle = createEnquiryService({
  name: 'send-contact-email',
  environment: Deno.env.toObject(),
  words: mails,
  createTransport: nodemailer.createTransport,
  print: console.log,
});

/**
 * Returns the address by which a client is counted. Hosted Supabase (the platform sets SB_REGION,
 * https://supabase.com/docs/guides/functions/secrets) stands behind Cloudflare, which writes CF-Connecting-IP itself
 * (https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip) and answers 403 to a client
 * that sends it (https://github.com/dollarshaveclub/cloudworker/issues/139). Without it: the last entry of
 * X-Forwarded-For, written by the nearest proxy. Its other entries are what the client claims
 * (https://github.com/orgs/supabase/discussions/34647). Elsewhere no header is read.
 */
const isHosted = Deno.env.get('SB_REGION') !== undefined;
const clientAddressOf = (
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

/** Where the platform keeps an instance running after its answer; plain Deno does so by itself. */
const { EdgeRuntime } = globalThis as {
  readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void };
};

// Under `npm start` PORT says where to listen, on this machine only; hosted Supabase chooses for itself.
const port = Deno.env.get('PORT');

Deno.serve(port ? { port: Number(port), hostname: '127.0.0.1' } : {}, (request, connection) =>
  handle(request, {
    clientAddress: clientAddressOf(request, connection),
    waitUntil: (work) => EdgeRuntime?.waitUntil(work),
  }),
);
