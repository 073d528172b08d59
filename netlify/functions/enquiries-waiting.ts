/** Health check for an uptime monitor. */
import type { Config } from '@netlify/functions';
import { createHealthService } from '../../src/enquiry/server/service.ts';

let handle: ReturnType<typeof createHealthService> | undefined;

export default (request: Request): Promise<Response> =>
  (handle ??= createHealthService(process.env))(request);

export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
