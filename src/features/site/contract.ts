import * as z from 'zod/mini';
import { endpoint } from '#shared/endpoint.ts';

const ok = z.object({ status: z.literal('ok') });

/** For monitoring: succeeds once the site can serve. */
export const health = endpoint({
  name: 'health',
  method: 'GET',
  path: '/health',
  access: 'public',
  response: ok,
  noCache: true,
  clientMessage: 'API request failed',
});

/** For balancers: fails from when the site is told to stop, while it still answers. */
export const readiness = endpoint({
  name: 'readiness',
  method: 'GET',
  path: '/health/ready',
  access: 'public',
  response: ok,
  noCache: true,
  errors: ['unavailable'],
  clientMessage: 'API request failed',
});
