import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { create } from '#server/testing/sample-forms.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    trashed: number;
    purged: number;
    trashedTogether: number;
    purgedTogether: number;
  }
}

const type = 'education';

export const calls: ExpectedCalls = {
  pageTrash: { who: 'editors' },
  restoreFromTrash: {
    who: 'editors',
    sample: ({ trashed: id }) => ({ fields: { type, id } }),
    audit: ({ trashed: id }) => [['restore', type, id]],
  },
  purgeFromTrash: {
    who: 'editors',
    sample: ({ purged: id }) => ({ query: { type, id } }),
    audit: ({ purged: id }) => [['purge', type, id]],
  },
  restoreManyFromTrash: {
    who: 'editors',
    sample: ({ trashedTogether: id }) => ({ fields: { items: [{ type, id }] } }),
    audit: ({ trashedTogether: id }) => [['restore', type, id]],
  },
  purgeManyFromTrash: {
    who: 'editors',
    sample: ({ purgedTogether: id }) => ({ fields: { items: [{ type, id }] } }),
    audit: ({ purgedTogether: id }) => [['purge', type, id]],
  },
  emptyTrash: {
    who: 'editors',
    audit: ids => [
      ['purge', type, ids.purged],
      ['purge', type, ids.purgedTogether],
      ['purge', type, ids.trashed],
      ['purge', type, ids.trashedTogether],
    ],
  },
};

export const fill: Fill = async site => {
  const inTrash = async () => {
    const { id } = await create(site, type);
    await site.call(`/education.php?id=${id}`, { method: 'DELETE', headers: await site.signIn() });
    return id;
  };
  return {
    trashed: await inTrash(),
    purged: await inTrash(),
    trashedTogether: await inTrash(),
    purgedTogether: await inTrash(),
  };
};
