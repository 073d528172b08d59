/**
 * Every five minutes: mails the enquiries that wait in the store. Netlify runs it by the clock and lets nobody call it.
 * It also keeps a free Supabase project from falling asleep after seven days without a query.
 */
import type { Config } from '@netlify/functions';
import nodemailer from 'nodemailer';
import elEnquiry from '../../src/content/el/enquiry.ts';
import elMail from '../../src/content/el/mail.ts';
import enEnquiry from '../../src/content/en/enquiry.ts';
import enMail from '../../src/content/en/mail.ts';
import { createLaterService } from '../../src/enquiry/service.ts';

const deliver = createLaterService({
  environment: process.env,
  words: { el: { enquiry: elEnquiry, mail: elMail }, en: { enquiry: enEnquiry, mail: enMail } },
  createTransport: nodemailer.createTransport,
  print: console.log,
});

export default async (): Promise<Response> => {
  await deliver();
  return new Response(null, { status: 204 });
};

export const config: Config = { schedule: '*/5 * * * *' };
