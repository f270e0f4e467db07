import assert from 'node:assert/strict';
import { contentTypes } from '#server/features.ts';
import type { SampleIds } from '#server/testing/expected-call.ts';
import { createFilledSite } from '#server/testing/filled-site.ts';
import type { Fields } from '#server/testing/sample-forms.ts';
import { json, type TestSite } from '#server/testing/test-site.ts';
import type { Page } from '#shared/api/endpoint.ts';
import type { TrashedItem } from '../contract.ts';

/** How each type is deleted, by what calls name it. */
export const deletes: Record<string, (ids: SampleIds) => string> = {
  ...Object.fromEntries(
    contentTypes.map(({ type, calls }) => [
      type.name,
      (ids: SampleIds) => `${calls.remove?.path}?id=${ids[type.name as keyof SampleIds]}`,
    ]),
  ),
  image: ids => `/gallery.php?image_id=${ids.image}`,
  file: ids => `/files?id=${ids.file}`,
  application: ids => `/applications.php?id=${ids.workshopApplication}`,
  question: ids => `/questions.php?id=${ids.question}`,
  member: ids => `/members.php?id=${ids.member}`,
};

/** The tables of the types. */
export const tableOf: Record<string, string> = {
  ...Object.fromEntries(contentTypes.map(({ type }) => [type.name, type.table])),
  ...{
    image: 'images',
    file: 'item_files',
    application: 'applications',
    question: 'questions',
    member: 'members',
  },
};

export const idOf = (type: string, ids: SampleIds) =>
  type === 'application' ? ids.workshopApplication : ids[type as keyof SampleIds];

/** A filled site with an empty trash, and the calls of the trash. */
export async function siteWithTrash() {
  const { site, ids } = await createFilledSite({ isThrottled: false });
  const headers = await site.signIn();
  const call = <Body = unknown>(path: string, method = 'GET') => site.call<Body>(path, { method, headers });
  await call('/trash', 'DELETE');
  let removals = 0;
  return {
    site,
    ids,
    headers,
    remove: async (type: string) => {
      site.setClock(`2026-11-21T09:30:00.${String(removals++).padStart(3, '0')}Z`);
      const { status } = await call(deletes[type]?.(ids) ?? '', 'DELETE');
      assert.equal(status, 200, type);
    },
    page: async (query = '') => (await call<Page<TrashedItem>>(`/trash${query}`)).body,
    restore: (type: string, id = idOf(type, ids)) =>
      site.call<Fields>('/trash/restore', { ...json({ type, id }), headers: { ...jsonHeader, ...headers } }),
    purge: (type: string, id = idOf(type, ids)) => call(`/trash?type=${type}&id=${id}`, 'DELETE'),
    call,
  };
}

export const jsonHeader = { 'Content-Type': 'application/json' };

/** Everything stored, but what tells of the last change. */
export async function keptOf(site: TestSite) {
  const { tables, files } = await site.contents();
  return { tables: { ...tables, audit_entries: [] }, files };
}
