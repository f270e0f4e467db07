import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { type Album, albumCalls, albumFields } from '../contract.ts';
import { AlbumLink, NewAlbumLink } from './album-inputs.tsx';
import { galleryAdminQueries } from './queries.ts';

type AlbumEditorProps = EditorProps & { onSaved?: (album: Album) => void };

export function AlbumEditor({ onSaved, ...props }: AlbumEditorProps) {
  const { t } = useTranslation(['galleryAdmin', 'screens', 'eventChoice']);
  const isNew = props.id === undefined;
  const meta = fieldMeta('album', {
    title: t('fields.title'),
    description: t('fields.link'),
    titleEn: t('fields.titleEn'),
    descriptionEn: t('fields.linkEn'),
    eventId: t('eventChoice:label'),
    cover_image: t('fields.cover'),
    coverFocus: t('screens:fields.imageFocus'),
  });
  return (
    <ContentEditor
      {...props}
      fields={albumFields}
      t={t}
      queries={galleryAdminQueries}
      calls={{ create: albumCalls.create, update: albumCalls.update }}
      meta={meta}
      inputs={{ description: isNew ? NewAlbumLink : AlbumLink }}
      onSaved={onSaved}
    />
  );
}
