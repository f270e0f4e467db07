import { useQuery } from '@tanstack/react-query';
import { errorText } from '#shared/api/error-text.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loading, SkeletonLine } from '#ui/states/states.tsx';
import { accountMutations } from '../client.ts';
import { ConfirmCode } from './confirm-code.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './two-factor.module.css';

/** Turns the second factor on: the secret into the app, a code of it, and the recovery codes to be kept. */
export default function BeginTwoFactor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('twoFactor');
  return (
    <NewCodesDialog title={t('offer.title')} onClose={onClose}>
      {step => <Offer {...step} />}
    </NewCodesDialog>
  );
}

type OfferProps = { onConfirmed: (codes: readonly string[]) => void; onCancel: () => void };

function Offer(step: OfferProps) {
  const { t } = useTranslation('twoFactor');
  const { api } = useSite();
  const withSession = useWithSession();
  // Each opened dialog has a secret of its own.
  const { data, error } = useQuery({
    queryKey: ['two-factor', 'offer'],
    queryFn: () => withSession(accountMutations.offerTwoFactor(api)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (error) {
    return (
      <>
        <ErrorNote>{errorText(error, t('offer.failed'))}</ErrorNote>
        <div className={styles.actions}>
          <Button onClick={step.onCancel}>{t('cancel')}</Button>
        </div>
      </>
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLine width="long" />
      </Loading>
    );
  }
  return (
    <div className={styles.steps}>
      <QrCode className={styles.qr} text={data.uri} label={t('offer.qr')} />
      <div className={styles.told}>
        <ol>
          <li>{t('offer.app')}</li>
          <li>
            {t('offer.scan')} <a href={data.uri}>{t('offer.open')}</a>
          </li>
          <li>
            {t('offer.type')} <code className={styles.secret}>{inGroups(data.secret)}</code>
          </li>
        </ol>
        <ConfirmCode submitLabel={t('offer.submit')} {...step} />
      </div>
    </div>
  );
}

/** As apps show secrets; they leave the spaces out. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
