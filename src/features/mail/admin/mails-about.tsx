import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { mailQueries } from '../client.ts';
import { MailDetail } from './mail-detail.tsx';
import { MailFailure } from './mail-failure.tsx';
import styles from './mails-about.module.css';
import { StatusTag } from './status-tag.tsx';

/** The most that a page of messages has. */
const pageSize = 100;

/** What was written about one thing, and whether it was sent. Nothing where there is none. */
export function MailsAbout({ type, id }: { type: string; id: number }) {
  const { t } = useTranslation('mailAdmin');
  const site = useSite();
  const dates = useDates();
  const query = { page: 1, pageSize, aboutType: type, aboutId: id };
  const { data, isError } = useQuery(mailQueries.page(site, query));
  const titleId = useId();
  const [openedId, setOpenedId] = useState<number>();
  if (isError) return <p className={styles.error}>{t('loadError')}</p>;
  if (!data || data.items.length === 0) return null;
  return (
    <div className={styles.mails}>
      <strong id={titleId}>{t('messages')}</strong>
      <ul aria-labelledby={titleId}>
        {data.items.map(mail => (
          <li key={mail.id}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpenedId(mail.id)}>
              {mail.subject}
            </button>
            <span>
              <StatusTag status={mail.status} />
              <time dateTime={mail.created_at}>{dates.instant(mail.created_at)}</time>
            </span>
            {mail.error && mail.status !== 'sent' && (
              <small>
                <MailFailure error={mail.error} />
              </small>
            )}
          </li>
        ))}
      </ul>
      {openedId !== undefined && <MailDetail id={openedId} onClose={() => setOpenedId(undefined)} />}
    </div>
  );
}
