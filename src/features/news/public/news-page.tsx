import { agent } from '#features/content/public/agent.ts';
import { Breadcrumbs } from '#features/content/public/breadcrumbs.tsx';
import { ContentItem, type ItemPageProps } from '#features/content/public/content-item.tsx';
import { LanguageNotice } from '#features/content/public/language-notice.tsx';
import { organization, StructuredData } from '#features/content/public/structured-data.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { addressIn, type PageVersion, versionsOfItem } from '#shared/page-versions.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import { pageWidth } from '#ui/pictures/page-width.ts';
import { frameClass, Picture } from '#ui/pictures/picture.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { useSite } from '#ui/site-context.tsx';
import { newsQueries } from '../client.ts';
import type { NewsItem } from '../contract.ts';
import { newsPaths } from '../paths.ts';
import { NewsMeta } from './news-card.tsx';
import styles from './news-page.module.css';

export default function NewsPage({ id }: ItemPageProps) {
  const { t } = useTranslation('news');
  const site = useSite();
  return (
    <ContentItem
      id={id}
      query={known => newsQueries.detail(site, known)}
      related={known => newsQueries.related(site, known)}
      title={t('title')}
      back={{ to: newsPaths.list.href(), text: t('back') }}
      texts={{ error: t('itemError'), missing: { title: t('missing.title'), text: t('missing.text') } }}
      className={styles.page}
    >
      {item => <NewsArticle item={item} />}
    </ContentItem>
  );
}

function NewsArticle({ item }: { item: NewsItem }) {
  const { t } = useTranslation('news');
  const versions = versionsOfItem(item, newsPaths.item.href);
  return (
    <article>
      <PageMeta
        title={item.title}
        description={item.description}
        picture={{ src: item.image, details: item.image_details }}
        type="article"
        versions={versions}
      />
      <NewsData item={item} versions={versions} />
      <div className={styles.head}>
        <Breadcrumbs
          list={{ to: newsPaths.list.href(), text: t('title') }}
          title={item.title}
          item={versions[0]}
        />
        <NewsMeta item={item} />
        <h1 lang={item.lang}>{tidy(item.title, item.lang)}</h1>
        <p className={styles.dek} lang={item.lang}>
          {tidy(item.description, item.lang)}
        </p>
        <LanguageNotice item={item} className={styles.note} />
      </div>
      {item.image && (
        <figure className={`${styles.figure} ${frameClass(item.image_details)}`}>
          <Picture
            src={item.image}
            details={item.image_details}
            alt=""
            sizes={`(min-width: 83.5rem) 77.5rem, ${pageWidth}`}
            isMain
            placeholder={<Placeholder motif="gel" seed={item.id} />}
          />
        </figure>
      )}
      <div className={styles.body}>
        <aside aria-label={t('facts')}>
          <dl className={styles.facts}>
            <dt>{t('author')}</dt>
            <dd>{item.author}</dd>
          </dl>
        </aside>
        <div>
          <Prose html={item.content} lang={item.lang} />
          <ItemFiles className={styles.files} item={item} />
        </div>
      </div>
    </article>
  );
}

/** The item for search engines (schema.org/NewsArticle, with the properties that Google requires). */
function NewsData({ item, versions }: { item: NewsItem; versions: [PageVersion, ...PageVersion[]] }) {
  const site = useSite();
  const { publicUrl, association } = site;
  const { title, description, author, category, published_at, image, lang, translation } = item;
  const [own, counterpart] = versions.map(version => publicUrl + addressIn(version));
  return (
    <StructuredData
      data={{
        '@type': 'NewsArticle',
        headline: title,
        description,
        articleSection: category,
        datePublished: published_at,
        author: [agent(author, association.short_name)],
        publisher: organization(site),
        ...(image && { image: [`${publicUrl}${image}`] }),
        inLanguage: lang,
        mainEntityOfPage: own,
        ...(translation && {
          workTranslation: {
            '@type': 'NewsArticle',
            headline: translation.title,
            inLanguage: translation.lang,
            url: counterpart,
          },
        }),
      }}
    />
  );
}
