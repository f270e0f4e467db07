import { ContentEditor, type EditorProps } from '#features/site/admin/content-editor.tsx';
import { ContentWriting } from '#features/site/admin/content-inputs.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { ImageValue } from '#ui/panel/image-field.tsx';
import { newsQueries } from '../client.ts';
import { type NewsInput, type NewsItem, newsCalls } from '../contract.ts';
import { NewsSettings, newsPlaces } from './news-inputs.tsx';

export type NewsValues = NewsInput & { image: ImageValue };

export function NewsEditor({ id, onClose }: EditorProps) {
  const { t } = useTranslation(['newsPanel', 'screens']);
  const places = newsPlaces(t);
  return (
    <ContentEditor
      id={id}
      t={t}
      queries={newsQueries}
      calls={newsCalls}
      valuesOf={valuesOf}
      places={places}
      main={form => (
        <ContentWriting form={form} places={places} lead="description" isLeadRequired text="content" />
      )}
      side={(form, item) => <NewsSettings form={form} places={places} storedImage={item?.image ?? null} />}
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
