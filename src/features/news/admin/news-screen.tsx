import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#shared/api-client.ts';
import { formatDay } from '#shared/dates.ts';
import { parseId } from '#shared/ids.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconPencil, iconTrash } from '#ui/icons-admin.ts';
import { DetailHead } from '#ui/panel/detail-head.tsx';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { Prose } from '#ui/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import { newsQueries } from '../client.ts';
import type { NewsItem } from '../contract.ts';
import { NewsEditor } from './news-editor.tsx';
import { NewsRemoval } from './news-removal.tsx';
import styles from './news-screen.module.css';

const listPath = '/admin/novosti';

export default function NewsScreen() {
  const { t } = useTranslation('newsPanel');
  const id = parseId(useParams().id);
  return (
    <>
      <title>{t('title')}</title>
      <BackLink to={listPath}>{t('back')}</BackLink>
      {id === undefined ? <NewsMissing /> : <NewsById id={id} />}
    </>
  );
}

function NewsById({ id }: { id: number }) {
  const { t } = useTranslation('newsPanel');
  const { data, error, refetch } = useQuery(newsQueries.detail(useSite(), id));
  if (data) return <NewsDetail item={data} />;
  if (error instanceof ApiError && error.status === 404) return <NewsMissing />;
  if (error) return <ErrorState text={t('itemError')} level={1} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <SkeletonLine width="long" />
      <SkeletonLine width="short" />
      <SkeletonPicture />
    </Loading>
  );
}

function NewsMissing() {
  const { t } = useTranslation('newsPanel');
  return (
    <MissingState title={t('missing.title')} text={t('missing.text')} level={1}>
      <ButtonLink to={listPath}>{t('back')}</ButtonLink>
    </MissingState>
  );
}

function NewsDetail({ item }: { item: NewsItem }) {
  const { t } = useTranslation(['newsPanel', 'news', 'screens']);
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'remove'>();
  const close = () => setOpened(undefined);
  return (
    <article className={styles.article}>
      <title>{item.title}</title>
      <DetailHead
        title={item.title}
        lang={item.lang}
        facts={
          <>
            <b>{t(`news:categories.${item.category}`)}</b>
            <span>{formatDay(item.published_at, 'bs')}</span>
            <span>
              {t('news:author')}: {item.author}
            </span>
            <span>{t(`screens:languages.${item.lang}`)}</span>
          </>
        }
        actions={
          <>
            <Button onClick={() => setOpened('edit')}>
              <Icon path={iconPencil} />
              {t('screens:edit')}
            </Button>
            <Button onClick={() => setOpened('remove')}>
              <Icon path={iconTrash} />
              {t('screens:remove')}
            </Button>
          </>
        }
      />
      <div className={styles.picture}>
        <Picture
          src={item.image}
          details={item.image_details}
          alt=""
          sizes="(min-width: 64rem) 60rem, 92vw"
          isMain
          placeholder={<Placeholder motif="gel" seed={item.id} />}
        />
      </div>
      <p className={styles.dek} lang={item.lang}>
        {item.description}
      </p>
      <Prose html={item.content} lang={item.lang} />
      {opened === 'edit' && <NewsEditor id={item.id} onClose={close} />}
      {opened === 'remove' && (
        <NewsRemoval item={item} onDone={() => void navigate(listPath, { replace: true })} onCancel={close} />
      )}
    </article>
  );
}
