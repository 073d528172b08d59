/** Answers an uptime monitor. */
import type { Config } from '@netlify/functions';
import { createHealthService } from '../../src/enquiry/server/service.ts';

export default createHealthService(process.env);

export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
