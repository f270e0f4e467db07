import * as z from 'zod/mini';
import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { fieldMeta } from '#ui/admin/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { galleryQueries } from '../client.ts';
import { type Album, albumInput, createAlbum, updateAlbum } from '../contract.ts';
import { AlbumCover, AlbumTexts, type AlbumValues } from './album-inputs.tsx';

/** A new album has a cover: known before it is sent, and said together with what else is missing. */
const newAlbum = z.extend(albumInput, { cover_image: z.instanceof(File) });

type AlbumEditorProps = EditorProps & { onSaved?: (album: Album) => void };

export function AlbumEditor({ id, onClose, onSaved }: AlbumEditorProps) {
  const { t } = useTranslation('galleryAdmin');
  const isNew = id === undefined;
  const meta = fieldMeta('album', {
    title: t('fields.title'),
    description: t('fields.link'),
    cover_image: t('fields.cover'),
  });
  return (
    <ContentEditor
      id={id}
      t={t}
      queries={{ all: galleryQueries.all, detail: galleryQueries.album }}
      calls={{ create: createAlbum, update: updateAlbum }}
      schema={isNew ? newAlbum : albumInput}
      valuesOf={valuesOf}
      filesOf={({ cover_image }) => ({ cover_image })}
      meta={meta}
      main={form => <AlbumTexts form={form} meta={meta} isNew={isNew} />}
      side={(form, album) => <AlbumCover form={form} meta={meta} stored={album?.cover_image ?? null} />}
      onClose={onClose}
      onSaved={onSaved}
    />
  );
}

function valuesOf(album: Album | undefined): AlbumValues {
  return { title: album?.title ?? '', description: album?.description ?? '', cover_image: undefined };
}
