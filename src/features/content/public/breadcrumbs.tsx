import { useLocation } from 'react-router';
import { addressIn, type PageVersion } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './breadcrumbs.module.css';
import { StructuredData } from './structured-data.tsx';

type BreadcrumbsProps = {
  list: { to: string; text: string };
  title: string;
  /** The item's page. By default it is the present address. */
  item?: PageVersion;
};

/** The way to an item: home and list as links above its title, and all three for search engines. */
export function Breadcrumbs(props: BreadcrumbsProps) {
  const { t } = useTranslation('content');
  const { publicUrl, language, association } = useSite();
  const { pathname } = useLocation();
  const { list, title, item = { lang: language, path: pathname } } = props;
  const parents = [{ to: homePath.href(), text: association.short_name }, list];
  return (
    <>
      <StructuredData
        data={
          import.meta.env.SSR
            ? dataOf(
                [
                  ...parents.map(({ to, text }) => ({ name: text, version: { lang: language, path: to } })),
                  { name: title, version: item },
                ],
                publicUrl,
              )
            : undefined
        }
      />
      <nav aria-label={t('breadcrumbs')}>
        <ol className={styles.steps} lang={language}>
          {parents.map(({ to, text }) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

function dataOf(steps: readonly { name: string; version: PageVersion }[], publicUrl: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, version }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: publicUrl + addressIn(version),
    })),
  };
}
