/** Delivers the mails that wait. Its query also keeps a free Supabase project from pausing. */
import type { Config } from '@netlify/functions';
import nodemailer from 'nodemailer';
import { mails } from '../../src/content/mails.ts';
import { createRetryWorker } from '../../src/enquiry/server/service.ts';

const deliver = createRetryWorker({
  environment: process.env,
  messages: mails,
  createTransport: nodemailer.createTransport,
  print: console.log,
});

export default async (): Promise<Response> => {
  await deliver();
  return new Response(null, { status: 204 });
};

export const config: Config = { schedule: '*/5 * * * *' };
