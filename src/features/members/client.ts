import { publicGet, publicPost } from '#shared/api/api-client.ts';
import type { CallOf, ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { memberCalls } from './contract.ts';
import type { Member } from './schemas.ts';

type Page = typeof memberCalls.page;

const page = publicGet<Page>({
  path: '/members.php',
  access: 'administrator',
  clientMessage: 'Failed to fetch members',
});

const list = publicGet<typeof memberCalls.list>({
  path: '/members.php',
  access: 'administrator',
  clientMessage: 'Failed to fetch members',
});

const show = publicGet<typeof memberCalls.show>({
  path: '/members',
  access: 'administrator',
  id: 'id',
  clientMessage: 'Failed to fetch member',
});

const count = publicGet<typeof memberCalls.count>({
  path: '/member-counts',
  access: 'administrator',
  clientMessage: 'Failed to count members',
});

export const applyForMembership = publicPost<typeof memberCalls.apply>({
  path: '/membership',
  clientMessage: 'Failed to apply for membership',
});

export type MembershipBody = CallOf<typeof applyForMembership>['body'];

export const memberQueries = {
  all: ['member'] as const,
  /** Without a year those who have not paid for this one are counted. */
  counts: (
    { api }: ApiContext,
    query: NonNullable<CallOf<typeof memberCalls.count>['query']> = {},
  ): QueryOptions<ResponseOf<typeof memberCalls.count>> => ({
    queryKey: [...memberQueries.all, 'counts', query],
    queryFn: ({ signal }) => api(count, { query }, { signal }),
  }),
  one: ({ api }: ApiContext, id: number): QueryOptions<Member> => ({
    queryKey: [...memberQueries.all, 'one', id],
    queryFn: ({ signal }) => api(show, { id }, { signal }),
  }),
  /** All that a filter finds. */
  list: (
    { api }: ApiContext,
    query: NonNullable<CallOf<typeof memberCalls.list>['query']>,
  ): QueryOptions<Member[]> => ({
    queryKey: [...memberQueries.all, 'list', query],
    queryFn: ({ signal }) => api(list, { query }, { signal }),
  }),
  page: ({ api }: ApiContext, query: NonNullable<CallOf<Page>['query']>): QueryOptions<ResponseOf<Page>> => ({
    queryKey: [...memberQueries.all, 'page', query],
    queryFn: ({ signal }) => api(page, { query }, { signal }),
  }),
};
