import type { ExpectedCalls, Fill, SampleIds } from '#server/testing/expected-call.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    export: number;
  }
}

const item = (ids: SampleIds) => ({ query: { id: ids.export } });

export const calls: ExpectedCalls = {
  listTransfers: { who: 'administrators' },
  showTransfer: { who: 'administrators', sample: item },
  sendImportPiece: {
    who: 'administrators',
    sample: () => ({ fields: { upload: 'a'.repeat(32), position: 0, piece: new File(['PK'], 'dio') } }),
    // A piece is nothing until it is taken.
    audit: () => [],
  },
  startImport: {
    who: 'administrators',
    status: 202,
    sample: () => ({ fields: { address: 'https://stara.primjer.ba/api', dryRun: true } }),
    audit: () => [['import', 'site']],
  },
  startExport: { who: 'administrators', status: 202, audit: () => [['export', 'site']] },
  stopTransfer: {
    who: 'administrators',
    sample: ids => ({ fields: { id: ids.export } }),
    audit: () => [],
  },
  downloadExport: {
    who: 'administrators',
    sample: item,
    audit: ids => [['export', 'site', ids.export]],
  },
};

/** An export that was made. */
export const fill: Fill = async ({ db, services }) => {
  const at = services.clock().toISOString();
  await services.transfers.store.write('export-1.zip', Buffer.from('PK'));
  const { id } = await db
    .insertInto('transfers')
    .values({
      ...{ kind: 'export', source: '', is_dry_run: 0, state: 'done', file: 'export-1.zip', bytes: 2 },
      ...{ started_at: at, alive_at: at, finished_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { export: id };
};
