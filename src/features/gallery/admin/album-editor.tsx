import * as z from 'zod/mini';
import { ContentEditor, type EditorProps } from '#features/site/admin/content-editor.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { fieldPlaces } from '#ui/panel/form-fields.tsx';
import type { ImageValue } from '#ui/panel/image-field.tsx';
import { galleryQueries } from '../client.ts';
import { type Album, type AlbumInput, albumInput, createAlbum, updateAlbum } from '../contract.ts';
import { AlbumCover, AlbumTexts } from './album-inputs.tsx';

export type AlbumValues = AlbumInput & { cover_image: ImageValue };

/** A new album has a cover: known before it is sent, and said together with what else is missing. */
const newAlbum = z.extend(albumInput, { cover_image: z.instanceof(File) });
const createWithCover = { ...createAlbum, body: { ...createAlbum.body, schema: newAlbum } };

type AlbumEditorProps = EditorProps & { onSaved?: (album: Album) => void };

export function AlbumEditor({ id, onClose, onSaved }: AlbumEditorProps) {
  const { t } = useTranslation('galleryPanel');
  const isNew = id === undefined;
  const places = fieldPlaces('album', {
    title: t('fields.title'),
    description: t('fields.link'),
    cover_image: t('fields.cover'),
  });
  return (
    <ContentEditor
      id={id}
      t={t}
      queries={{ all: galleryQueries.all, detail: galleryQueries.album }}
      calls={{ create: isNew ? createWithCover : createAlbum, update: updateAlbum }}
      valuesOf={valuesOf}
      places={places}
      main={form => <AlbumTexts form={form} places={places} isNew={isNew} />}
      side={(form, album) => <AlbumCover form={form} places={places} stored={album?.cover_image ?? null} />}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

function valuesOf(album: Album | undefined): AlbumValues {
  return { title: album?.title ?? '', description: album?.description ?? '', cover_image: undefined };
}
