import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsCalls, newsFields } from '../contract.ts';
import { Category, PublishedAt } from './news-inputs.tsx';
import { newsAdminQueries } from './queries.ts';

export function NewsEditor(props: EditorProps) {
  const { t } = useTranslation(['newsAdmin', 'screens', 'eventChoice']);
  const meta = fieldMeta('news', {
    title: t('screens:fields.title'),
    description: t('screens:fields.description'),
    content: t('screens:fields.content'),
    author: t('fields.author'),
    category: t('fields.category'),
    publishedAt: t('fields.publishedAt'),
    lang: t('screens:language'),
    eventId: t('eventChoice:label'),
    image: t('screens:fields.image'),
    imageFocus: t('screens:fields.imageFocus'),
  });
  return (
    <ContentEditor
      {...props}
      fields={newsFields}
      t={t}
      queries={newsAdminQueries}
      calls={newsCalls}
      meta={meta}
      inputs={{ category: Category, publishedAt: PublishedAt }}
    />
  );
}
