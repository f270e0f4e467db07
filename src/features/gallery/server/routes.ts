import { prepareImage } from '#features/media/server/images.ts';
import { transact } from '#server/audit/audit-trail.ts';
import { audited, auditedInside, made } from '#server/audit/declaration.ts';
import { moveToTrash } from '#server/db/living-rows.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { imageCalls } from '../contract.ts';
import { orderImages, prepareAlbumImage, titleOfFile, updateImage } from './actions.ts';
import { getAlbumId, listImages } from './queries.ts';
import { imageRows } from './tables.ts';

export const imageHandlers: Handler[] = [
  handle(imageCalls.list, async ({ id, session }, services) =>
    listImages(services.db, await getAlbumId({ ...services, session }, id)),
  ),
  handleCreate(
    imageCalls.create,
    async ({ body, files: { image }, session }, services) => {
      // Checked first, because preparing the image takes time.
      const albumId = await getAlbumId({ ...services, session }, body.album_id);
      const prepared = await prepareImage(image.path);
      return prepareAlbumImage(services, albumId, {
        actor: session,
        title: titleOfFile(image.name),
        image: prepared,
        position: body.position,
        alt: body.alt,
        altEn: body.altEn,
      });
    },
    made('image'),
  ),
  handle(imageCalls.update, ({ id, body }, services) => updateImage(services, id, body), auditedInside),
  handle(
    imageCalls.order,
    ({ body, session }, services) => orderImages(services, session, body.id, body.images),
    audited('update', 'album'),
  ),
  handle(
    imageCalls.remove,
    async ({ id, session }, { db, clock }) => {
      const deletion = { by: session.user.id, at: clock().toISOString() };
      await transact(db, tx => moveToTrash(tx, imageRows, id, deletion));
      return success;
    },
    audited('delete', 'image'),
  ),
];
