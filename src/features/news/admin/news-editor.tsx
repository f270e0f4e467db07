import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsQueries } from '../client.ts';
import { type NewsItem, newsCalls } from '../contract.ts';
import { NewsSettings, type NewsValues, newsPlaces } from './news-inputs.tsx';

export function NewsEditor({ id, onClose }: EditorProps) {
  const { t } = useTranslation(['newsAdmin', 'screens']);
  const meta = newsPlaces(t);
  return (
    <ContentEditor
      id={id}
      t={t}
      queries={newsQueries}
      calls={newsCalls}
      valuesOf={valuesOf}
      filesOf={({ image }) => ({ image })}
      meta={meta}
      main={form => (
        <ContentWriting form={form} meta={meta} lead="description" isLeadRequired text="content" />
      )}
      side={(form, item) => <NewsSettings form={form} meta={meta} storedImage={item?.image ?? null} />}
      onClose={onClose}
    />
  );
}

function valuesOf(item: NewsItem | undefined, today: string): NewsValues {
  return {
    title: item?.title ?? '',
    description: item?.description ?? '',
    content: item?.content ?? '',
    author: item?.author ?? '',
    category: item?.category ?? 'Vijesti',
    publishedAt: item?.published_at ?? today,
    lang: item?.lang ?? 'bs',
    image: undefined,
  };
}
