import { useQuery } from '@tanstack/react-query';
import { session } from '#features/accounts/session.ts';
import { useObjectUrl } from '#ui/admin/files/use-object-url.ts';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './field-difference.module.css';

type ComparedFileProps = {
  kind: 'image' | 'pdf';
  /** A chosen file, the address of a stored one, or none. */
  file: unknown;
  alt: string;
};

/** A picture, or the link of a document. */
export function ComparedFile({ kind, file, alt }: ComparedFileProps) {
  const { t } = useTranslation(['screens', 'ui']);
  const stored = useStoredFile(typeof file === 'string' ? file : '');
  const address = useObjectUrl(file instanceof Blob ? file : stored.data);
  if (!file) return <p className={styles.none}>{t('difference.none')}</p>;
  if (stored.isError) return <p className={styles.none}>{t('difference.fileError')}</p>;
  if (!address) return <span className={styles.loading} />;
  if (kind === 'image') return <img className={styles.picture} src={address} alt={alt} />;
  return (
    <a href={address} target="_blank" rel="noopener">
      {t('difference.open')} <span className="visually-hidden">{t('ui:newWindow')}</span>
    </a>
  );
}

/** Read with the token: what only earlier versions refer to is not public (docs/contract.md#an-items-life). */
function useStoredFile(address: string) {
  return useQuery({
    queryKey: ['file', address],
    queryFn: async ({ signal }) => {
      const headers = { Authorization: `Bearer ${session.token()}` };
      const response = await fetch(address, { headers, signal });
      if (!response.ok) throw new Error(`${address}: ${response.status}`);
      return response.blob();
    },
    enabled: address !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
