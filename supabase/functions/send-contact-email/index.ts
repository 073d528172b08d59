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
 * Supabase answers from behind Cloudflare, whose edge writes CF-Connecting-IP itself and lets no sender write it. The
 * first entry of X-Forwarded-For, which Supabase's own example reads, is whatever a sender claims; its last one is
 * written by the nearest proxy. Not verified on the hosted platform: that no proxy of its own stands in between, in
 * which case visitors without the first header would share one count. Without both: the connection itself.
 */
const clientAddressOf = ({ headers }: Request, { remoteAddr }: Deno.ServeHandlerInfo): string | undefined =>
  headers.get('cf-connecting-ip')?.trim() || headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() || ('hostname' in remoteAddr ? remoteAddr.hostname : undefined);

/** Where the platform keeps an instance running after its answer; plain Deno does so by itself. */
const { EdgeRuntime } = globalThis as { readonly EdgeRuntime?: { readonly waitUntil: (work: Promise<unknown>) => void } };

// Under `npm start` PORT says where to listen, on this machine only; hosted Supabase chooses for itself.
const port = Deno.env.get('PORT');

Deno.serve(port ? { port: Number(port), hostname: '127.0.0.1' } : {}, (request, connection) =>
  handle(request, { clientAddress: clientAddressOf(request, connection), waitUntil: (work) => EdgeRuntime?.waitUntil(work) }),
);
