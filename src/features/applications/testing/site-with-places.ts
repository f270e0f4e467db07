import type { EventKind } from '#features/events/kinds.ts';
import { create, type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import { createTestSite, json, type TestSiteOptions } from '#server/testing/test-site.ts';
import type { Application, MyApplication } from '../schemas.ts';

const updates = {
  workshop: ['/workshop.php', 'POST'],
  symposium: ['/symposiumDetails.php', 'POST'],
  congress: ['/congress.php', 'PUT'],
} as const;
const shows = {
  workshop: '/workshop.php',
  symposium: '/symposiumDetails.php',
  congress: '/congressDetails.php',
};

/** An event with places that takes applications until the end of the year, and what is done with them. */
export async function siteWithPlaces(
  kind: EventKind = 'workshop',
  changes: Fields = {},
  options: TestSiteOptions = {},
) {
  const site = await createTestSite({ isThrottled: false, ...options });
  const headers = await site.signIn();
  const days = { startedAt: '2026-12-20', finishedAt: '2026-12-21' };
  const event = await create(site, kind, { ...days, capacity: 1, admission: 'automatic', ...changes });
  const send = <Body = Fields>(path: string, body: object, method = 'POST') => {
    const init = json(body, method);
    return site.call<Body>(path, { ...init, headers: { ...init.headers, ...headers } });
  };
  let applicants = 0;
  const list = async (query = '', id: number = event.id) => {
    const path = `/applications.php?id=${id}&application_type=${kind}${query}`;
    return (await site.call<Application[]>(path, { headers })).body.toReversed();
  };
  return {
    site,
    event,
    headers,
    send,
    list,
    apply: (fields: Fields = {}) => {
      applicants += 1;
      const email = `osoba${applicants}@primjer.ba`;
      const form = {
        ...sampleForms.application,
        email,
        workshopId: event.id,
        applicationType: kind,
        ...fields,
      };
      return site.call<{ id: number; url: string; code?: string }>('/applications.php', json(form));
    },
    /** Of each application, the earliest first, its status, and its position if it waits. */
    standings: async (id: number = event.id) =>
      (await list('', id)).map(({ status, position }) => (position ? `${status} ${position}` : status)),
    decide: (ids: readonly number[], status: string, more: Fields = {}) =>
      send<{ changed: number; mails: number; fields?: Fields }>('/applications/decide', {
        ids,
        status,
        ...more,
      }),
    update: async (form: Fields, id: number = event.id) => {
      const [path, method] = updates[kind];
      if (kind === 'congress') return send(`${path}?id=${id}`, form, method);
      const body = new FormData();
      for (const [name, value] of Object.entries(form))
        body.append(name, value instanceof Blob ? value : String(value));
      return site.call<Fields>(`${path}?id=${id}`, { method, headers, body });
    },
    show: async (id: number = event.id) => (await site.call<Fields>(`${shows[kind]}?id=${id}`)).body,
    remove: (id: number) => site.call(`/applications.php?id=${id}`, { method: 'DELETE', headers }),
    restore: (id: number, type = 'application') => send('/trash/restore', { type, id }),
    mails: async () =>
      (
        await site.db.selectFrom('mails').select(['template', 'to_address', 'text']).orderBy('id').execute()
      ).filter(({ template }) => template.startsWith('application-')),
    mine: (url: string, method = 'GET', body?: object) => {
      const path = `/my-application?token=${url.slice('/prijava/'.length)}`;
      return site.call<MyApplication & { code?: string }>(path, body ? json(body, method) : { method });
    },
  };
}
