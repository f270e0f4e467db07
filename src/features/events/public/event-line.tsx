import { fileLink } from '#features/files/public/file-link.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload } from '#ui/icons/icons.ts';
import linked from '#ui/navigation/linked-item.module.css';
import { useSite } from '#ui/site-context.tsx';
import { Tag } from '#ui/tag.tsx';
import { formatSpan } from '../event-days.ts';
import { WrittenDays } from './date-box.tsx';
import styles from './event-line.module.css';
import { EventLink } from './event-link.tsx';
import type { EventRowProps } from './event-row.tsx';

/** An event that is over: one line, with a link to its programme, or a mark where it has another document. */
export function EventLine({ kind, event, level, tellsKind }: EventRowProps) {
  const { t } = useTranslation('events');
  const { language } = useSite();
  const programmes = event.files.filter(file => file.kind === 'programme');
  const programme = programmes.find(({ lang }) => lang === language) ?? programmes[0];
  const Heading = `h${level}` as const;
  return (
    <article className={`${linked.item} ${styles.line}`}>
      <p className={styles.days}>
        <span aria-hidden="true">{formatSpan(event, language)}</span>
        <WrittenDays event={event} />
      </p>
      <Heading className={`${linked.title} ${styles.title}`} lang={event.lang}>
        <EventLink kind={kind} event={event} />
      </Heading>
      <p className={styles.place}>
        {tellsKind && `${t(`${kind}.one`)}, `}
        <span lang={event.lang}>{tidy(event.location, event.lang)}</span>
      </p>
      <div className={styles.marks}>
        {event.cancelled && <Tag look="failed">{t('tags.cancelled')}</Tag>}
        {programme ? (
          <a className={styles.document} {...fileLink(event, programme)}>
            <Icon path={iconDownload} />
            {t('tags.programme')}{' '}
            <span className="visually-hidden" lang={event.lang}>
              {event.title}
            </span>
          </a>
        ) : (
          event.files.length > 0 && (
            <span className={styles.document}>
              <Icon path={iconDownload} />
              {t('tags.document')}
            </span>
          )
        )}
      </div>
    </article>
  );
}
