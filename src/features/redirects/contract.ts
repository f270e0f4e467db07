import * as z from 'zod/mini';
import { done, endpoint, type ResponseOf } from '#shared/api/endpoint.ts';
import { limits, requiredText } from '#shared/validation.ts';
import { isRedirectable, isTarget } from './addresses.ts';

const redirect = z.object({ id: z.int(), from: z.string(), to: z.string(), created_at: z.string() });
export type Redirect = z.infer<typeof redirect>;

export const redirectInput = z.object({
  from: requiredText(limits.url).check(z.refine(isRedirectable, { error: () => 'redirectFrom' })),
  to: requiredText(limits.url).check(z.refine(isTarget, { error: () => 'redirectTo' })),
});

const body = { types: ['json'], schema: redirectInput } as const;

export const redirectCalls = {
  /** The last added first. */
  list: endpoint({
    name: 'listRedirects',
    method: 'GET',
    path: '/redirects',
    access: 'administrator',
    response: z.array(redirect),
    schemaName: 'Redirect',
    clientMessage: 'Failed to fetch redirects',
  }),
  create: endpoint({
    name: 'createRedirect',
    method: 'POST',
    path: '/redirects',
    access: 'administrator',
    body,
    response: redirect,
    schemaName: 'Redirect',
    status: 201,
    clientMessage: 'Failed to create redirect',
  }),
  update: endpoint({
    name: 'updateRedirect',
    method: 'PUT',
    path: '/redirects',
    access: 'administrator',
    id: 'id',
    body,
    response: redirect,
    schemaName: 'Redirect',
    clientMessage: 'Failed to update redirect',
  }),
  remove: endpoint({
    name: 'deleteRedirect',
    method: 'DELETE',
    path: '/redirects',
    access: 'administrator',
    id: 'id',
    response: done,
    clientMessage: 'Failed to delete redirect',
  }),
  /** What was asked for in vain in the last 30 days and leads nowhere yet, the most often first. */
  missing: endpoint({
    name: 'listMissingAddresses',
    method: 'GET',
    path: '/missing-addresses',
    access: 'administrator',
    noCache: true,
    response: z.array(z.object({ path: z.string(), count: z.int(), last_day: z.string() })),
    schemaName: 'MissingAddress',
    clientMessage: 'Failed to fetch missing addresses',
  }),
};
export type MissingAddress = ResponseOf<typeof redirectCalls.missing>[number];
