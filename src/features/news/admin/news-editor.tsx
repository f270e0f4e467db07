import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from '#ui/i18n.tsx';
import { EditorSheet } from '#ui/panel/editor-sheet.tsx';
import { failureText, schemaResolver } from '#ui/panel/form.ts';
import type { ImageValue } from '#ui/panel/image-field.tsx';
import { LoadingSheet } from '#ui/panel/loading-sheet.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { newsQueries } from '../client.ts';
import { type NewsInput, type NewsItem, newsCalls, newsInput } from '../contract.ts';
import { NewsSettings, NewsWriting, newsFields } from './news-inputs.tsx';

export type NewsValues = NewsInput & { image: ImageValue };

/** A new item, or the stored one with the id, in the editor sheet. */
export function NewsEditor({ id, onClose }: { id?: number; onClose: () => void }) {
  if (id === undefined) return <NewsForm onClose={onClose} />;
  return <StoredNewsForm id={id} onClose={onClose} />;
}

/** The list leaves the text out; the form needs it, as it is now. */
function StoredNewsForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('newsPanel');
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...newsQueries.detail(useSite(), id),
    staleTime: 0,
    // What is being edited is not replaced under the editor's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data && isFetchedAfterMount && !isError) return <NewsForm item={data} onClose={onClose} />;
  return (
    <LoadingSheet
      title={t('edit')}
      error={isError ? t('itemError') : undefined}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function NewsForm({ item, onClose }: { item?: NewsItem; onClose: () => void }) {
  const { t } = useTranslation('newsPanel');
  const { t: tCommon } = useTranslation('common');
  const { api, today } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const form = useForm<NewsValues>({
    defaultValues: valuesOf(item, today),
    resolver: schemaResolver(newsInput, tCommon),
    shouldFocusError: false,
  });

  const save = async ({ image, ...fields }: NewsValues) => {
    const body = { ...fields, image: image ?? null };
    if (item) {
      const removal = image === null ? { removeImage: true } : {};
      await api(newsCalls.update, { id: item.id, body: { ...body, ...removal } });
    } else {
      await api(newsCalls.create, { body });
    }
    showSuccess(item ? t('updated') : t('created'));
    onClose();
    await queryClient.invalidateQueries({ queryKey: newsQueries.all });
  };
  const describeFailure = (error: unknown) => {
    const text = failureText(error, item ? t('updateFailed') : t('createFailed'));
    showError(text);
    return text;
  };
  return (
    <EditorSheet
      title={item ? t('edit') : t('create')}
      form={form}
      fields={newsFields(t)}
      onSave={save}
      describeFailure={describeFailure}
      onClose={onClose}
      main={<NewsWriting form={form} />}
      side={<NewsSettings form={form} storedImage={item?.image ?? null} today={today} />}
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
