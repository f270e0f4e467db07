import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import styles from './moving.module.css';
import { TransferList } from './transfer-list.tsx';
import { TransferProgress } from './transfer-progress.tsx';
import { useTransfers } from './use-transfers.ts';

/** Everything in from another site, and everything out. */
export default function MovingScreen() {
  const { t } = useTranslation('movingAdmin');
  const query = useTransfers();
  const { data } = query;
  // An interrupted one is started again.
  const lastAddress = data?.find(({ source }) => parseWebAddress(source))?.source;
  const underWay = data?.find(({ state }) => state === 'running');
  return (
    <>
      <ScreenHead title={t('title')} hint={t('hint')} />
      <div className={styles.cards}>
        {underWay ? (
          <TransferProgress transfer={underWay} />
        ) : (
          <div className={styles.starts}>
            <ImportCard lastAddress={lastAddress} />
            <ExportCard />
          </div>
        )}
        <Loaded query={query} error={t('loadError')}>
          {transfers => <TransferList transfers={transfers.filter(transfer => transfer !== underWay)} />}
        </Loaded>
      </div>
    </>
  );
}
