import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Card } from '#ui/admin/card.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { Button } from '#ui/button.tsx';
import { ErrorNote } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Note } from '#ui/note.tsx';
import { useSite } from '#ui/site-context.tsx';
import { Loading, SkeletonLine } from '#ui/states/states.tsx';
import { Tag } from '#ui/tag.tsx';
import { accountQueries } from '../client.ts';
import { accountAnchors } from '../paths.ts';
import type { TwoFactor as State } from '../two-factor-contract.ts';
import { EndTwoFactor } from './end-two-factor.tsx';
import { RenewCodes } from './renew-codes.tsx';
import styles from './two-factor.module.css';

/** With the drawing of QR codes, which is needed once. */
const BeginTwoFactor = lazy(() => import('./begin-two-factor.tsx'));

/** From how many recovery codes on it asks for new ones. */
const few = 3;

/** Whether the user's account has a second factor, and what can be done about it. */
export function TwoFactor() {
  const { t } = useTranslation('twoFactor');
  const { data, isError } = useQuery(accountQueries.twoFactor(useSite()));
  return (
    <Card
      className={styles.card}
      anchor={accountAnchors.twoFactor}
      title={t('title')}
      aside={
        data?.is_on && (
          <span>
            <Tag look="open">{t('on')}</Tag>
          </span>
        )
      }
    >
      {data && (data.is_on ? <On state={data} /> : <Off />)}
      {!data && isError && <ErrorNote>{t('loadError')}</ErrorNote>}
      {!data && !isError && (
        <Loading>
          <SkeletonLine />
        </Loading>
      )}
    </Card>
  );
}

function Off() {
  const { t } = useTranslation('twoFactor');
  const [isBeginning, setIsBeginning] = useState(false);
  return (
    <div className={styles.state}>
      <p>{t('explanation')}</p>
      <Button onClick={() => setIsBeginning(true)}>{t('begin')}</Button>
      {isBeginning && (
        <Suspense>
          <BeginTwoFactor onClose={() => setIsBeginning(false)} />
        </Suspense>
      )}
    </div>
  );
}

function On({ state: { since, recovery_codes_left: left } }: { state: State }) {
  const { t } = useTranslation('twoFactor');
  const dates = useDates();
  const [opened, setOpened] = useState<'renew' | 'end'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <div className={styles.state}>
        <p>
          {t('since', { at: dates.instant(since ?? '') })} {t('codesLeft', { count: left })}
        </p>
        <Button onClick={() => setOpened('renew')}>{t('renew.open')}</Button>
        <Button onClick={() => setOpened('end')}>{t('end.open')}</Button>
      </div>
      {left <= few && <Note className={styles.few}>{t('fewCodes')}</Note>}
      {opened === 'renew' && <RenewCodes onClose={close} />}
      {opened === 'end' && <EndTwoFactor onClose={close} />}
    </>
  );
}
