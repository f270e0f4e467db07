import { useQuery } from '@tanstack/react-query';
import { Card } from '#ui/admin/card.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { pairQueries } from '../client.ts';
import type { Overview } from '../contract.ts';
import { pairProposalsPath } from '../paths.ts';
import latest from './latest.module.css';
import styles from './unpublished-content.module.css';
import { useContentLists } from './use-content-lists.ts';

type TranslationsProps = { content: Overview['content']; className: string | undefined };

/** What has no translation and where one is behind, by type, with links to the lists. */
export function Translations({ content, className }: TranslationsProps) {
  const { t } = useTranslation('overviewAdmin');
  const { missing_translations, outdated_translations, translations } = content;
  const { data: proposals = [] } = useQuery({
    ...pairQueries.proposals(useSite()),
    // A pair needs two of them.
    enabled: missing_translations > 1,
  });
  return (
    <Card
      className={className}
      title={t('translations.title')}
      aside={
        proposals.length > 0 && (
          <Link to={pairProposalsPath.href()}>{t('translations.join', { count: proposals.length })}</Link>
        )
      }
    >
      {translations.length === 0 && <p>{t('translations.none')}</p>}
      <div className={styles.lists}>
        <Types
          state="missing"
          total={missing_translations}
          types={translations.map(({ type, missing }) => ({ type, count: missing }))}
        />
        <Types
          state="outdated"
          total={outdated_translations}
          types={translations.map(({ type, outdated }) => ({ type, count: outdated }))}
        />
      </div>
    </Card>
  );
}

type TypesProps = {
  state: 'missing' | 'outdated';
  total: number;
  types: readonly { type: string; count: number }[];
};

function Types({ state, total, types }: TypesProps) {
  const { t } = useTranslation('overviewAdmin');
  const { titleOf, statePath } = useContentLists();
  const some = types.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  const name = t(`translations.${state}`);
  return (
    <section>
      <h3 className={styles.heading}>{`${name} (${total})`}</h3>
      <ul className={latest.list}>
        {some.map(({ type, count }) => (
          <li key={type}>
            <Link to={statePath(type, state)}>
              {titleOf(type)} <span className="visually-hidden">({name})</span>
            </Link>
            <span>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
