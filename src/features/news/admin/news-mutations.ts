import type { ApiClient } from '#shared/api-client.ts';
import type { CallOf } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';

export const newsMutations = {
  create: (api: ApiClient) => (body: CallOf<typeof contract.createNews>['body']) =>
    api(contract.createNews, { body }),
  update: (api: ApiClient) => (id: number, body: CallOf<typeof contract.updateNews>['body']) =>
    api(contract.updateNews, { id, body }),
  remove: (api: ApiClient) => (id: number) => api(contract.deleteNews, { id }),
};
