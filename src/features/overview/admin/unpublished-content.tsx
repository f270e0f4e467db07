import { useMoments } from '#features/content/admin/use-moments.ts';
import { Card } from '#ui/admin/card.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { Overview } from '../contract.ts';
import latest from './latest.module.css';
import styles from './unpublished-content.module.css';
import { useContentLists } from './use-content-lists.ts';

type UnpublishedContentProps = { content: Overview['content']; className: string | undefined };

/** What becomes public next, and which drafts wait, with links to their editors. */
export function UnpublishedContent({ content, className }: UnpublishedContentProps) {
  const { t } = useTranslation('overviewAdmin');
  const { shorten, describe } = useMoments();
  const { scheduled, drafts, latest_drafts } = content;
  return (
    <Card className={className} title={t('unpublished.title')}>
      {scheduled.length + drafts === 0 && <p>{t('unpublished.none')}</p>}
      <div className={styles.lists}>
        {scheduled.length > 0 && (
          <Items
            heading={t('unpublished.scheduled')}
            items={scheduled.map(item => ({ ...item, moment: describe(item.publish_at) }))}
          />
        )}
        {drafts > 0 && (
          <Items
            heading={t('unpublished.drafts', { count: drafts })}
            items={latest_drafts.map(item => ({
              ...item,
              moment: t('unpublished.changed', { moment: shorten(item.updated_at) }),
            }))}
          />
        )}
      </div>
    </Card>
  );
}

type Item = { type: string; id: number; title: string; moment: string };

function Items({ heading, items }: { heading: string; items: readonly Item[] }) {
  const { editorPath } = useContentLists();
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={latest.list}>
        {items.map(({ type, id, title, moment }) => (
          <li key={`${type}-${id}`}>
            <Link to={editorPath(type, id)}>{title}</Link>
            <small>{moment}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
