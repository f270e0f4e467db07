import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { spamQueries } from '../client.ts';
import { spamHash } from '../paths.ts';
import type { SpamKind } from '../spam-contract.ts';
import styles from './spam-notice.module.css';

/** A notice above a list that there is suspected spam far below. */
export function SpamNotice({ kind, event }: { kind: SpamKind; event?: number }) {
  const { t } = useTranslation('spamAdmin');
  const { data = [] } = useQuery(spamQueries.list(useSite(), { kind, event }));
  if (data.length === 0) return null;
  return (
    <Note className={styles.notice} action={<Link to={spamHash}>{t('look')}</Link>}>
      {t(`notice.${kind}`, { count: data.length })}
    </Note>
  );
}
