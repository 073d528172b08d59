/** Answers an uptime monitor. */
import type { Config } from '@netlify/functions';
import { createHealthService } from '../../src/enquiry/server/service.ts';

const handle = createHealthService(process.env);

export default (request: Request): Promise<Response> => handle(request);

export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
