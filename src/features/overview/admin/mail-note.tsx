import { useQuery } from '@tanstack/react-query';
import { mailQueries } from '#features/mail/client.ts';
import { mailsPath } from '#features/mail/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './spam-note.module.css';

/** Tells of e-mails that could not be sent. */
export function MailNote() {
  const { t } = useTranslation('overviewAdmin');
  const { data } = useQuery(mailQueries.state(useSite()));
  if (!data?.failed) return null;
  return (
    <Note className={styles.note}>
      <strong>{t('mails.failed', { count: data.failed })}</strong>{' '}
      <Link to={mailsPath('failed')}>{t('mails.link')}</Link>
    </Note>
  );
}
