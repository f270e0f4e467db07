import { useQuery } from '@tanstack/react-query';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { mailQueries } from '../client.ts';
import type { Mail } from '../contract.ts';
import { AboutLink } from './about-link.tsx';
import styles from './mail-detail.module.css';
import { MailFailure } from './mail-failure.tsx';
import { MailFrame } from './mail-frame.tsx';
import { StatusTag } from './status-tag.tsx';
import { isUnsent } from './unsent.ts';
import { useRetry, useSendingText } from './use-retry.ts';

/** One message: to whom, what has become of it, and how it looks. */
export function MailDetail({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation(['mailAdmin', 'ui']);
  const sendingText = useSendingText();
  const query = useQuery(mailQueries.one(useSite(), id));
  const { data } = query;
  const { retry, isRetrying } = useRetry();
  return (
    <Sheet
      title={data?.subject ?? t('detail.message')}
      onDismiss={onClose}
      actions={
        <>
          {data && isUnsent(data) && (
            <Button
              look="primary"
              isBusy={isRetrying}
              busyLabel={t('retrying')}
              onClick={() => void retry([data])}
            >
              {sendingText([data])}
            </Button>
          )}
          <Button onClick={onClose}>{t('ui:close')}</Button>
        </>
      }
    >
      <div className={styles.body}>
        <Loaded query={query} error={t('detail.loadError')}>
          {mail => <Content mail={mail} />}
        </Loaded>
      </div>
    </Sheet>
  );
}

function Content({ mail }: { mail: Mail }) {
  const { t } = useTranslation('mailAdmin');
  const dates = useDates();
  const instant = (at: string) => <time dateTime={at}>{dates.instant(at)}</time>;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('detail.to')}</dt>
        <dd>{mail.to}</dd>
        <dt>{t('status')}</dt>
        <dd>
          <StatusTag status={mail.status} />
        </dd>
        {mail.error && (
          <>
            <dt>{t('detail.error')}</dt>
            <dd>
              <MailFailure error={mail.error} />
            </dd>
          </>
        )}
        {mail.about && (
          <>
            <dt>{t('columns.about')}</dt>
            <dd>
              <AboutLink about={mail.about} />
            </dd>
          </>
        )}
        <dt>{t('detail.created')}</dt>
        <dd>{instant(mail.created_at)}</dd>
        {mail.sent_at && (
          <>
            <dt>{t('detail.sent')}</dt>
            <dd>{instant(mail.sent_at)}</dd>
          </>
        )}
        <dt>{t('detail.attempts')}</dt>
        <dd>{mail.attempts}</dd>
      </dl>
      <MailFrame html={mail.html} title={t('detail.message')} />
      <details>
        <summary>{t('detail.text')}</summary>
        <pre className={styles.text} lang={mail.lang}>
          {mail.text}
        </pre>
      </details>
    </>
  );
}
