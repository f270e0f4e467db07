import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { parseId } from '#shared/api/ids.ts';
import { type AuditAction, auditActions } from '#shared/audit-actions.ts';
import { useListFilter, useListPage, useListSearch } from '#ui/admin/lists/list-address.ts';
import { ListScreen, type ListTextKey } from '#ui/admin/lists/list-screen.tsx';
import { useContentSections } from '#ui/admin/screens/section.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { auditQueries } from '../client.ts';
import { auditAdminPath, auditParameters } from '../paths.ts';
import styles from './audit-screen.module.css';
import { deedPath } from './deed-path.ts';
import { entriesByDay, type ShownEntry } from './entries-by-day.ts';
import { useDeedTexts } from './use-deed-texts.ts';

const usualPageSize = 50;

/** Who did what and when. */
export default function AuditScreen() {
  const { t } = useTranslation('auditAdmin');
  const site = useSite();
  const dates = useDates();
  const { page, pageSize } = useListPage(usualPageSize);
  const { search } = useListSearch();
  const [type, setType] = useListFilter(auditParameters.type);
  const [item] = useListFilter(auditParameters.id);
  const [chosen, setAction] = useListFilter(auditParameters.action);
  const { types } = useDeedTexts();
  const action = auditActions.find(known => known === chosen);
  const id = parseId(item);
  // From an item to its entries: that there are none is no matter of filters.
  const isOfItem = id !== undefined;
  const filter = { who: search || undefined, type: type || undefined, id, action };
  const entries = useQuery({
    ...auditQueries.page(site, { page, pageSize, ...filter }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      t={(key, values) => (isOfItem && isEmptyText(key) ? t(`item.${key}`) : t(key, values))}
      query={entries}
      usualPageSize={usualPageSize}
      isFiltered={action !== undefined || (type !== '' && !isOfItem)}
      filters={
        <>
          <select
            className={inputClass}
            aria-label={t('action')}
            value={action ?? ''}
            onChange={event => setAction(event.target.value)}
          >
            <option value="">{t('allActions')}</option>
            {auditActions.map(value => (
              <option key={value} value={value}>
                {t(`actions.${value}`)}
              </option>
            ))}
          </select>
          <select
            className={inputClass}
            aria-label={t('type')}
            value={type}
            onChange={event => setType(event.target.value)}
          >
            <option value="">{t('allTypes')}</option>
            {types.map(({ type, name }) => (
              <option key={type} value={type}>
                {name}
              </option>
            ))}
          </select>
        </>
      }
      notice={
        isOfItem && (
          <Note className={styles.note}>
            {t('oneItem')} <Link to={auditAdminPath.href()}>{t('everything')}</Link>
          </Note>
        )
      }
    >
      {shown =>
        entriesByDay(shown, dates.dayOf).map(({ day, entries }) => (
          <section key={day} className={styles.day}>
            <h2>{day}</h2>
            <ul>
              {entries.map((entry, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: entries have no names, and never change their order.
                <li key={place}>
                  <Entry entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </ListScreen>
  );
}

const isEmptyText = (key: ListTextKey) => key === 'empty.title' || key === 'empty.text';

/** What need not be named among the fields. */
function saidBySentence(action: AuditAction): readonly string[] {
  if (action === 'restore') return ['version'];
  return action === 'publish' || action === 'withdraw' || action === 'decide' ? ['status'] : [];
}

function Entry({ entry }: { entry: ShownEntry }) {
  const { t } = useTranslation('auditAdmin');
  const dates = useDates();
  const { sentenceOf, fieldOf } = useDeedTexts();
  const to = deedPath(entry, useContentSections());
  const sentence = sentenceOf(entry);
  const { at, who, changed, count } = entry;
  const fields = changed.filter(name => !saidBySentence(entry.action).includes(name));
  return (
    <>
      <time dateTime={at}>{dates.timeOf(at)}</time>
      <p className={styles.deed}>
        {to ? <Link to={to}>{sentence}</Link> : sentence}
        {count > 1 && <b> {t('times', { count })}</b>}
        {fields.length > 0 && <small>{t('changed', { names: fields.map(fieldOf).join(', ') })}</small>}
      </p>
      <span className={styles.who}>
        {who?.email ?? (entry.action === 'login_failed' ? t('nobody') : t('server'))}
      </span>
    </>
  );
}
