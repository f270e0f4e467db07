import { audited, unaudited } from '#server/audit/declaration.ts';
import { type Call, type FileContent, type Handler, handle, handleFile } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { success } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import { movingCalls } from '../contract.ts';
import { isReadable, pieceName } from './transfers/pieces.ts';
import {
  beginTransfer,
  getTransfer,
  listTransfers,
  reportedTransfer,
  stopTransfer,
} from './transfers/transfers.ts';

export const movingHandlers: Handler[] = [
  handle(movingCalls.list, ({ language }, services) => listTransfers(services.db, services, language)),
  handle(movingCalls.show, ({ id, language }, services) =>
    reportedTransfer(services.db, services, id, language),
  ),
  handle(
    movingCalls.sendPiece,
    async ({ body: { upload, position }, files: { piece } }, { transfers }) => {
      await transfers.store.adopt(pieceName(upload, position), piece.path);
      return success;
    },
    unaudited,
  ),
  handle(movingCalls.startImport, startImport, audited('import', 'site')),
  handle(
    movingCalls.startExport,
    (_, services) =>
      begin(services, {
        kind: 'export',
        source: '',
        upload: null,
        pieces: null,
        categories: null,
        is_dry_run: 0,
      }),
    audited('export', 'site'),
  ),
  handle(
    movingCalls.stop,
    async ({ body }, { db }) => {
      await stopTransfer(db, body.id);
      return success;
    },
    unaudited,
  ),
  handleFile(movingCalls.download, ({ id }, services) => openExport(services, id), audited('export', 'site')),
];

async function startImport({ body }: Call<typeof movingCalls.startImport>, services: Services) {
  const { address, token, upload, pieces, name, again, categories, dryRun } = body;
  const common = {
    kind: 'import' as const,
    categories: categories ? JSON.stringify(categories) : null,
    is_dry_run: dryRun ? 1 : 0,
  };
  if (again !== undefined) {
    const earlier = await getTransfer(services.db, again);
    const { source, upload: kept, pieces: keptPieces } = earlier;
    return beginOfZip(services, {
      ...common,
      ...{ source, upload: kept ?? '', pieces: keptPieces ?? 1 },
      categories: common.categories ?? earlier.categories,
    });
  }
  if (upload !== undefined) return beginOfZip(services, { ...common, source: name ?? '', upload, pieces });
  if (address === undefined) throw new AppError('validation', { fields: { address: { key: 'required' } } });
  return begin(services, { ...common, source: address, upload: null, pieces: null }, token);
}

async function beginOfZip(services: Services, start: Parameters<typeof begin>[1] & { upload: string }) {
  if (!(await isReadable(services.transfers.store, start.upload)))
    throw new AppError('validation', { fields: { file: { key: 'importFile' } } });
  return begin(services, start);
}

async function begin(
  services: Services,
  start: Parameters<typeof beginTransfer>[2],
  token?: string,
): Promise<{ id: number }> {
  const id = await beginTransfer(services.db, services, start);
  services.transfers.begin(id, token || undefined);
  return { id };
}

async function openExport({ db, transfers }: Services, id: number): Promise<FileContent> {
  const { file, finished_at } = await getTransfer(db, id);
  const stored = file === null ? undefined : await transfers.store.open(file);
  if (!stored) throw new AppError('not_found');
  return {
    name: `izvoz-${finished_at?.slice(0, 10)}.zip`,
    content: stored.stream(),
    headers: { 'Content-Length': String(stored.size) },
  };
}
