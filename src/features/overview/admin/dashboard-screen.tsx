import { useQuery } from '@tanstack/react-query';
import { ChangePassword } from '#features/accounts/admin/change-password.tsx';
import { Sessions } from '#features/accounts/admin/sessions.tsx';
import { TwoFactor } from '#features/accounts/admin/two-factor.tsx';
import { useUser } from '#features/accounts/admin/use-user.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, SkeletonLine } from '#ui/states/states.tsx';
import { overviewQueries } from '../client.ts';
import type { ContentOverview, Overview } from '../contract.ts';
import { ArrivalsNote } from './arrivals-note.tsx';
import { BackupCard } from './backup-card.tsx';
import { Beginnings } from './beginnings.tsx';
import { Changes } from './changes.tsx';
import styles from './dashboard-screen.module.css';
import { EventBars } from './event-bars.tsx';
import { Figures } from './figures.tsx';
import { LatestApplications } from './latest-applications.tsx';
import { LatestQuestions } from './latest-questions.tsx';
import { MailNote } from './mail-note.tsx';
import { SecondAdministratorNote } from './second-administrator-note.tsx';
import { SpamNote } from './spam-note.tsx';
import { Translations } from './translations.tsx';
import { UnpublishedContent } from './unpublished-content.tsx';
import { WeekBars } from './week-bars.tsx';

export default function DashboardScreen() {
  const { t } = useTranslation('overviewAdmin');
  return (
    <>
      <title>{t('title')}</title>
      <div className={styles.welcome}>
        <h1>{t('welcome')}</h1>
        <p>
          {t('signedInAs')} <strong>{useUser()?.email}</strong>.
        </p>
      </div>
      <Beginnings />
      <State />
      <ChangePassword />
      <TwoFactor />
      <Sessions />
    </>
  );
}

/** If it cannot be loaded, the rest of the screen can still be used. */
function State() {
  const { t } = useTranslation('overviewAdmin');
  const { data, isError, refetch } = useQuery(overviewQueries.overview(useSite()));
  if (data) return <Shown overview={data} />;
  if (isError) return <ErrorState text={t('loadError')} onRetry={() => void refetch()} />;
  return <Skeleton />;
}

function Shown({ overview }: { overview: Overview | ContentOverview }) {
  const whole = 'weeks' in overview ? overview : undefined;
  return (
    <>
      <Figures overview={overview} />
      {whole && <ArrivalsNote arrivals={whole.arrivals} />}
      {whole && <MailNote />}
      {whole && <SpamNote suspects={whole.suspects} />}
      {whole && <SecondAdministratorNote administrators={whole.administrators} />}
      <div className={styles.cards}>
        {whole && <PeopleCards overview={whole} />}
        <Changes className={styles.full} changes={overview.changes} />
        <UnpublishedContent className={styles.full} content={overview.content} />
        <Translations className={styles.full} content={overview.content} />
        {whole && <BackupCard className={styles.full} backup={whole.backup} />}
      </div>
    </>
  );
}

function PeopleCards({ overview }: { overview: Overview }) {
  return (
    <>
      <WeekBars className={styles.wide} weeks={overview.weeks} />
      <EventBars className={styles.narrow} events={overview.events} />
      <LatestApplications className={styles.wide} applications={overview.latest_applications} />
      <LatestQuestions className={styles.narrow} questions={overview.latest_questions} />
    </>
  );
}

function Skeleton() {
  const cards = [styles.wide, styles.narrow, styles.wide, styles.narrow];
  return (
    <Loading>
      <div className={styles.emptyFigures}>
        <SkeletonLine width="short" />
      </div>
      <div className={styles.cards}>
        {cards.map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal placeholders that never move.
          <div key={index} className={`${styles.emptyCard} ${width}`}>
            <SkeletonLine width="short" />
            <SkeletonLine />
            <SkeletonLine width="long" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
