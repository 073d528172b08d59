/**
 * POST /functions/v1/send-contact-email: the home form and the contact form (SPEC section 7), on Deno.
 * A thin adapter; src/enquiry decides everything.
 */
import nodemailer from 'nodemailer';
import elEnquiry from '../../../src/content/el/enquiry.ts';
import elMail from '../../../src/content/el/mail.ts';
import enEnquiry from '../../../src/content/en/enquiry.ts';
import enMail from '../../../src/content/en/mail.ts';
import { createEnquiryService } from '../../../src/enquiry/service.ts';

const handle = createEnquiryService({
  name: 'send-contact-email',
  environment: Deno.env.toObject(),
  words: { el: { enquiry: elEnquiry, mail: elMail }, en: { enquiry: enEnquiry, mail: enMail } },
  createTransport: nodemailer.createTransport,
  print: console.log,
});

/**
 * Supabase's own example ("Get user location") takes the visitor's address from the first entry of
 * X-Forwarded-For. A sender may put an invented entry before it, so the limit that counts by it slows an
 * honest program down and does not stop a determined one. Without that header: the connection itself.
 */
const clientAddressOf = (request: Request, connection: Deno.ServeHandlerInfo): string | undefined => {
  const remote = connection.remoteAddr;
  return request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() || ('hostname' in remote ? remote.hostname : undefined);
};

// Under `npm start` PORT says where to listen, on this machine only; hosted Supabase chooses for itself.
const port = Deno.env.get('PORT');

Deno.serve(port ? { port: Number(port), hostname: '127.0.0.1' } : {}, (request, connection) =>
  handle(request, { clientAddress: clientAddressOf(request, connection) }),
);
