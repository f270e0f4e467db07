import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PageMeta } from '#features/site/web/page-meta.tsx';
import { ApiError } from '#shared/api-client.ts';
import { formatDay } from '#shared/dates.ts';
import { parseId } from '#shared/ids.ts';
import { tidy } from '#shared/typography.ts';
import { BackLink } from '#ui/back-link.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Picture } from '#ui/picture.tsx';
import { Placeholder } from '#ui/placeholder.tsx';
import { Prose } from '#ui/prose.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine, SkeletonPicture } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import { newsQueries } from '../client.ts';
import type { NewsItem } from '../contract.ts';
import { NewsMeta } from './news-card.tsx';
import styles from './news-page.module.css';

export default function NewsPage() {
  const { t } = useTranslation('news');
  const id = parseId(useParams().id);
  return (
    <main id="main" className={`${wrap.wrap} ${styles.page}`}>
      <BackLink to="/novosti">{t('back')}</BackLink>
      {id === undefined ? <NewsMissing /> : <NewsById id={id} />}
    </main>
  );
}

function NewsById({ id }: { id: number }) {
  const { t } = useTranslation('news');
  const { data, error, refetch } = useQuery(newsQueries.detail(useSite(), id));
  if (data) return <NewsArticle item={data} />;
  if (error instanceof ApiError && error.status === 404) return <NewsMissing />;
  if (error) {
    return (
      <>
        <PageMeta title={t('title')} isHidden />
        <ErrorState text={t('itemError')} level={1} onRetry={() => void refetch()} />
      </>
    );
  }
  return (
    <Loading>
      <PageMeta title={t('title')} isHidden />
      <SkeletonLine width="short" />
      <SkeletonLine width="long" />
      <SkeletonPicture />
    </Loading>
  );
}

function NewsMissing() {
  const { t } = useTranslation('news');
  return (
    <MissingState title={t('missing.title')} text={t('missing.text')} level={1}>
      <PageMeta title={t('missing.title')} isHidden />
      <ButtonLink to="/novosti">{t('back')}</ButtonLink>
    </MissingState>
  );
}

function NewsArticle({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const { language } = useSite();
  const text = item.lang === 'bs' ? tidy : String;
  return (
    <article>
      <PageMeta title={item.title} description={item.description} image={item.image} type="article" />
      <div className={styles.head}>
        <NewsMeta item={item} />
        <h1 lang={item.lang}>{text(item.title)}</h1>
        <p className={styles.dek} lang={item.lang}>
          {text(item.description)}
        </p>
        {item.lang !== language && <p className={styles.note}>{t('otherLanguage')}</p>}
      </div>
      <figure className={styles.figure}>
        <Picture
          src={item.image}
          details={item.image_details}
          alt=""
          sizes="(min-width: 77.5rem) 77.5rem, 92vw"
          isMain
          placeholder={<Placeholder motif="gel" seed={item.id} />}
        />
      </figure>
      <div className={styles.body}>
        <aside aria-label={t('facts')}>
          <dl className={styles.facts}>
            <Fact name={t('author')}>{item.author}</Fact>
            <Fact name={t('category')}>{t(`categories.${item.category}`)}</Fact>
            <Fact name={t('published')}>
              <time dateTime={item.published_at}>{formatDay(item.published_at, language)}</time>
            </Fact>
          </dl>
        </aside>
        <Prose html={item.content} lang={item.lang} />
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
