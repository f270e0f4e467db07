import { bs } from '#shared/messages/bs.ts';

/** How the site answers where it has a defect, for `route.fulfill`. The sentence is the same for every call. */
export const defect = {
  status: 500,
  json: { error: bs.errors.internal, code: 'internal', requestId: '00000000-0000-4000-8000-000000000000' },
};
