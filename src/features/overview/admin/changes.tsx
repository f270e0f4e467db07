import { Card } from '#ui/admin/card.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import type { ContentChanges } from '../contract.ts';
import latest from './latest.module.css';
import { useContentLists } from './use-content-lists.ts';

type ChangesProps = { changes: ContentChanges | null; className: string | undefined };

/** What others have done with content since the last visit. Renders nothing if they have not. */
export function Changes({ changes, className }: ChangesProps) {
  const { t } = useTranslation('overviewAdmin');
  const dates = useDates();
  const { titleOf, editorPath } = useContentLists();
  if (!changes || changes.count === 0) return null;
  const { since, items, count } = changes;
  const more = count - items.length;
  return (
    <Card className={className} title={t('changes.title')} aside={<p>{dates.instant(since)}</p>}>
      <ul className={latest.list}>
        {items.map(({ type, id, title, actions, is_deleted, at, by }) => (
          <li key={`${type}-${id}`}>
            {is_deleted ? <span>{title}</span> : <Link to={editorPath(type, id)}>{title}</Link>}
            <time dateTime={at}>{dates.instant(at)}</time>
            <small>
              {[titleOf(type), actions.map(action => t(`changes.actions.${action}`)).join(', '), by].join(
                ' · ',
              )}
            </small>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('changes.more', { count: more })}</p>}
    </Card>
  );
}
