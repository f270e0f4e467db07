import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { siteQueries } from '#features/site/client.ts';
import { addressIn } from '#shared/page-versions.ts';
import { pageOfQuery, siteQuery, textOfQuery } from '#shared/site-query.ts';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { EmptyState, ErrorState, Loading, SkeletonLine, staleClass } from '#ui/states/states.tsx';
import { type Asked, searchQuery } from '../client.ts';
import type { SearchResults } from '../contract.ts';
import { mostResults, queryParameter, resultsPath, searchPaths, typeParameter } from '../paths.ts';
import { askedOf } from '../public-routes.ts';
import { foundPages, kinds } from './found-pages.ts';
import styles from './search-page.module.css';
import { SearchResultRow } from './search-result.tsx';
import { findSitePages } from './site-pages.ts';

export default function SearchPage() {
  const { t } = useTranslation('search');
  const { language } = useSite();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = askedOf(address);
  const text = textOfQuery(address, queryParameter) ?? '';
  return (
    <main id="main" className={`${wrap.wrap} ${styles.page}`}>
      {/* Search engines ask for no results of other searches in theirs. */}
      <PageMeta
        title={asked ? t('titleOf', { query: asked.query }) : t('title')}
        description={t('lead')}
        isHidden={text !== ''}
      />
      <PageHeader title={t('title')} lead={t('lead')} />
      <SearchForm
        key={text}
        action={searchPaths.results.href()}
        name={queryParameter}
        label={t('label')}
        placeholder={t('placeholder')}
        submitLabel={t('submit')}
        hidden={{ [typeParameter]: asked?.type }}
        input={{ defaultValue: text }}
        onSubmit={query =>
          void navigate(addressIn({ lang: language, path: resultsPath(query, asked?.type) }))
        }
      />
      {asked && <Kinds asked={asked} />}
      {asked ? <Results asked={asked} /> : text && <p className={styles.hint}>{t('tooShort')}</p>}
    </main>
  );
}

function Kinds({ asked: { query, type } }: { asked: Asked }) {
  const { t } = useTranslation('search');
  const textOf = useText();
  const link = (target: string | undefined, label: string) => (
    <Link key={label} to={resultsPath(query, target)} aria-current={target === type ? 'true' : undefined}>
      {label}
    </Link>
  );
  return (
    <nav className={styles.kinds} aria-label={t('kinds')}>
      {link(undefined, t('allKinds'))}
      {Object.entries(kinds).map(([name, label]) => link(name, textOf(label)))}
    </nav>
  );
}

function Results({ asked }: { asked: Asked }) {
  const { t } = useTranslation('search');
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(useSite(), asked),
    placeholderData: keepPreviousData,
  });
  if (error && !data) {
    if (asked.type && !Object.hasOwn(kinds, asked.type)) return <NoResults asked={asked} />;
    if ('code' in error && error.code === 'validation') return <p className={styles.hint}>{t('tooShort')}</p>;
    return <ErrorState title={t('errorTitle')} text={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLine width="long" />
        <SkeletonLine />
      </Loading>
    );
  }
  return (
    <div className={staleClass(isPlaceholderData)}>
      <p className={styles.count} role="status">
        {data.total < mostResults
          ? t('results', { count: data.total })
          : t('moreThan', { count: mostResults })}
      </p>
      {asked.page === 1 && !asked.type && <SitePages query={asked.query} />}
      {data.items.length > 0 ? <ResultList data={data} /> : <NoResults asked={asked} />}
    </div>
  );
}

function ResultList({ data }: { data: SearchResults }) {
  const [address] = useSearchParams();
  return (
    <>
      {data.items.map(result => (
        <SearchResultRow key={`${result.type} ${result.id}`} result={result} />
      ))}
      <div className={styles.end}>
        <Pager
          page={pageOfQuery(address)}
          totalPages={data.totalPages}
          query={siteQuery(address, [queryParameter, typeParameter])}
        />
      </div>
    </>
  );
}

/** The pages of the site that are no content, beside what is found. */
function SitePages({ query }: { query: string }) {
  const { t } = useTranslation('search');
  const textOf = useText();
  const site = useSite();
  const { data: words } = useQuery(siteQueries.words(site));
  const pages = useMemo(
    () => findSitePages(foundPages, query, { language: site.language, textOf, words }),
    [query, site.language, textOf, words],
  );
  if (pages.length === 0) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      <span aria-hidden="true">{t('pages')}:</span>
      {pages.map(({ title, to }) => (
        <Link key={to} to={to}>
          {textOf(title)}
        </Link>
      ))}
    </nav>
  );
}

function NoResults({ asked: { query, type } }: { asked: Asked }) {
  const { t } = useTranslation('search');
  const textOf = useText();
  return (
    <EmptyState title={t('none.title')} text={t('none.text')}>
      {type && <Link to={resultsPath(query)}>{t('none.inAll')}</Link>}
      <nav className={styles.pages} aria-label={t('none.lists')}>
        <span aria-hidden="true">{t('none.lists')}</span>
        {foundPages.map(
          ({ to, title, lists }) =>
            lists && (
              <Link key={to} to={to}>
                {textOf(title)}
              </Link>
            ),
        )}
      </nav>
    </EmptyState>
  );
}
