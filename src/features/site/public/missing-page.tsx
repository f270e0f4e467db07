import { useLocation } from 'react-router';
import { queryParameter, searchPaths } from '#features/search/paths.ts';
import { homePath } from '#shared/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { SearchForm } from '#ui/forms/search-form.tsx';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { MissingState } from '#ui/states/states.tsx';
import styles from './missing-page.module.css';
import { mainPages } from './navigation.ts';

export default function MissingPage() {
  const { t } = useTranslation('ui');
  const { t: tSearch } = useTranslation('search');
  const textOf = useText();
  const words = wordsOf(useLocation().pathname);
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('pageMissing.title')} isHidden />
      <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')} level={1}>
        <div className={styles.search}>
          <SearchForm
            action={searchPaths.results.href()}
            name={queryParameter}
            label={tSearch('label')}
            placeholder={tSearch('placeholder')}
            submitLabel={tSearch('submit')}
            input={{ defaultValue: words }}
          />
        </div>
        <ButtonLink to={homePath.href()}>{t('pageMissing.home')}</ButtonLink>
        <nav className={styles.others} aria-label={t('pageMissing.others')}>
          <span aria-hidden="true">{t('pageMissing.others')}</span>
          {mainPages.map(({ to, label }) => (
            <Link key={to} to={to}>
              {textOf(label)}
            </Link>
          ))}
        </nav>
      </MissingState>
    </main>
  );
}

/** What somebody may have looked for by an address. */
function wordsOf(pathname: string): string {
  return decoded(pathname)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}
