import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';

/** For monitoring: succeeds once the site can serve. */
export const health = endpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: z.object({ status: z.literal('ok') }),
  noCache: true,
  clientMessage: 'API request failed',
});
