import { preparePdf } from '#features/media/server/files.ts';
import { audited, auditedInside, made } from '#server/audit/declaration.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { fileCalls } from '../contract.ts';
import { deleteItemFile, orderItemFiles, ownerNamed, prepareItemFile, updateItemFile } from './actions.ts';
import { presentItemFile } from './item-files.ts';
import { listFiles } from './queries.ts';

export const fileHandlers: Handler[] = [
  handle(fileCalls.list, async ({ id, query: { type }, session }, services) => {
    const owner = await ownerNamed({ ...services, session }, { type, id });
    return (await listFiles(services.db, owner)).map(presentItemFile);
  }),
  handleCreate(
    fileCalls.create,
    async ({ body, files, session }, services) => {
      await ownerNamed({ ...services, session }, body);
      return prepareItemFile(services, body, { actor: session, file: await preparePdf(files.file) });
    },
    made('file'),
  ),
  handle(fileCalls.update, ({ id, body }, services) => updateItemFile(services, id, body), auditedInside),
  handle(
    fileCalls.order,
    ({ body, session }, services) => orderItemFiles(services, body, session),
    audited('update'),
  ),
  handle(
    fileCalls.remove,
    async ({ id, session }, services) => {
      await deleteItemFile(services, id, session);
      return success;
    },
    audited('delete', 'file'),
  ),
];
