import { useQuery } from '@tanstack/react-query';
import { eventCalendarPath } from '#features/events/paths.ts';
import { formatDays } from '#features/events/public/event-days.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { ApiError } from '#shared/api-client.ts';
import { homePath } from '#shared/paths.ts';
import { tidy } from '#shared/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import type { PagePlace } from '#ui/page-route.ts';
import { useSite } from '#ui/site-context.tsx';
import { ErrorState, Loading, MissingState, SkeletonLine } from '#ui/states.tsx';
import wrap from '#ui/wrap.module.css';
import type { MyApplication } from '../contract.ts';
import { myApplicationQuery } from '../public-routes.ts';
import { myApplicationTexts } from '../texts/my-application.ts';
import styles from './my-application-page.module.css';
import { SentData, type SentFields } from './sent-data.tsx';
import { Withdrawal } from './withdrawal.tsx';

export default function MyApplicationPage({ token = '' }: Pick<PagePlace, 'token'>) {
  const site = useSite();
  const texts = myApplicationTexts[site.language];
  const { data, error, refetch } = useQuery(myApplicationQuery(site, token));
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main id="main" className={wrap.wrap}>
      {isMissing ? (
        <Missing />
      ) : (
        <>
          <PageMeta title={texts.title} isHidden />
          <PageHeader title={texts.title} lead={texts.lead} />
          {data ? (
            <Details application={data} token={token} />
          ) : error ? (
            <ErrorState text={texts.error} onRetry={() => void refetch()} />
          ) : (
            <Loading>
              <SkeletonLine width="short" />
              <SkeletonLine width="long" />
            </Loading>
          )}
        </>
      )}
    </main>
  );
}

function Missing() {
  const { t } = useTranslation('ui');
  return (
    <>
      <PageMeta title={t('pageMissing.title')} isHidden />
      <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')} level={1}>
        <ButtonLink to={homePath.href()}>{t('pageMissing.home')}</ButtonLink>
      </MissingState>
    </>
  );
}

function Details({ application, token }: { application: MyApplication; token: string }) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const texts = myApplicationTexts[language];
  const { status, position, event, can_withdraw } = application;
  return (
    <div className={styles.details}>
      <section aria-labelledby="status">
        <h2 id="status">{texts.status}</h2>
        {event.cancelled && <p className={styles.status}>{tidy(texts.cancelled)}</p>}
        <p className={styles.status}>
          {tidy(texts.statuses[status].replace('{{position}}', String(position)))}
        </p>
        {can_withdraw && <Withdrawal token={token} />}
      </section>
      <EventSection event={event} />
      <section aria-labelledby="sent">
        <h2 id="sent">{t('sent.data')}</h2>
        <SentData application={sentFields(application)} />
      </section>
    </div>
  );
}

function EventSection({ event }: Pick<MyApplication, 'event'>) {
  const { t } = useTranslation('applications');
  const { language } = useSite();
  const texts = myApplicationTexts[language];
  const { title, url, lang, time, location } = event;
  return (
    <section aria-labelledby="event">
      <h2 id="event">{texts.event}</h2>
      <p>
        <Link to={url} lang={lang}>
          {tidy(title, lang)}
        </Link>
        <br />
        {[formatDays(event, language), time].filter(Boolean).join(', ')},{' '}
        <span lang={lang}>{tidy(location, lang)}</span>
      </p>
      <p>
        <a href={eventCalendarPath.href(event)}>{t('sent.calendar')}</a>
      </p>
    </section>
  );
}

function sentFields(application: MyApplication): SentFields {
  return Object.fromEntries(
    Object.entries(personColumns).map(([name, column]) => [name, application[column]]),
  );
}
