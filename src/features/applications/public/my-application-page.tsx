import { useQuery } from '@tanstack/react-query';
import { formatDays } from '#features/events/event-days.ts';
import { eventCalendarPath } from '#features/events/paths.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { basicFields, optionalGroups } from '#features/members/person-groups.ts';
import { SentData, type SentFields } from '#features/members/public/person-form/sent-data.tsx';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { addressIn } from '#shared/page-versions.ts';
import { homePath } from '#shared/paths.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorNote, ErrorSummary, nameField } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import type { PagePlace } from '#ui/pages/page-route.ts';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { MissingState } from '#ui/states/states.tsx';
import { correctedPart, erasedPart, receivedPart, statusPart, withdrawAction } from '../applicant-page.ts';
import { applicantPath } from '../paths.ts';
import { myApplicationQuery } from '../public-routes.ts';
import type { MyApplication } from '../schemas.ts';
import { confirmationTexts } from '../texts/confirmation.ts';
import { myApplicationTexts } from '../texts/my-application.ts';
import { statusSentence } from '../texts/status.ts';
import { CertificateLinks } from './certificate-links.tsx';
import { Correction } from './correction.tsx';
import { Erasure } from './erasure.tsx';
import styles from './my-application-page.module.css';
import { Withdrawal } from './withdrawal.tsx';

export default function MyApplicationPage({ token = '' }: Pick<PagePlace, 'token'>) {
  const site = useSite();
  const texts = myApplicationTexts[site.language];
  const query = useQuery(myApplicationQuery(site, token));
  const { error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main id="main" className={wrap.wrap}>
      {isMissing ? (
        <Missing />
      ) : (
        <>
          <PageMeta title={texts.title} isHidden />
          <PageHeader title={texts.title} lead={texts.lead} />
          <Loaded query={query} error={texts.error}>
            {application => <Details application={application} token={token} />}
          </Loaded>
        </>
      )}
    </main>
  );
}

function Missing() {
  const { t } = useTranslation('ui');
  const texts = myApplicationTexts[useSite().language];
  return (
    <>
      <PageMeta title={t('pageMissing.title')} isHidden />
      <Note className={styles.told} id={erasedPart}>
        {tidy(texts.erased)} {tidy(texts.erasureOfRest)} <AssociationAddress />.
      </Note>
      <MissingState title={t('pageMissing.title')} text={t('pageMissing.text')} level={1}>
        <ButtonLink to={homePath.href()}>{t('pageMissing.home')}</ButtonLink>
      </MissingState>
    </>
  );
}

function Details({ application, token }: { application: MyApplication; token: string }) {
  const { language } = useSite();
  const texts = myApplicationTexts[language];
  const { id, event, can_withdraw, has_certificate } = application;
  return (
    <div className={styles.details}>
      <Refusal />
      <Received application={application} token={token} />
      <section aria-labelledby={statusPart}>
        <h2 id={statusPart}>{texts.status}</h2>
        {event.cancelled && <p className={styles.status}>{tidy(texts.cancelled)}</p>}
        <p className={styles.status}>{tidy(statusSentence(application, language))}</p>
        {can_withdraw && <Withdrawal />}
      </section>
      {has_certificate && <CertificateLinks id={id} token={token} />}
      <EventSection event={event} />
      <section aria-labelledby="sent">
        <h2 id="sent">{confirmationTexts[language].data}</h2>
        <Note className={styles.told} id={correctedPart}>
          {tidy(texts.corrected)}
        </Note>
        <SentData application={sentFields(application)} />
        <Corrections application={application} />
      </section>
      <section aria-labelledby="erasure">
        <h2 id="erasure">{texts.erasure}</h2>
        <p>{tidy(texts.erasureText)}</p>
        <Erasure hasCertificate={has_certificate} />
        <p className={styles.rest}>
          {tidy(texts.erasureOfRest)} <AssociationAddress />.
        </p>
      </section>
    </div>
  );
}

/** Where the form was sent without scripts: the page is what confirms it, and its address is the link to keep. */
function Received({ application, token }: { application: MyApplication; token: string }) {
  const { language, publicUrl, sendsMail } = useSite();
  const texts = confirmationTexts[language];
  const address = publicUrl + addressIn({ lang: language, path: applicantPath.href({ token }) });
  return (
    <Note className={styles.told} id={receivedPart}>
      <strong>{texts.title}</strong>
      {tidy(texts.link)} {address}{' '}
      {sendsMail ? tidy(texts.mailed.replace('{{email}}', application.email)) : tidy(texts.keep)}
    </Note>
  );
}

/** Why the form was refused, above everything: a page that comes without scripts begins at its top. */
function Refusal() {
  const { t } = useTranslation('applications');
  const { language, refused } = useSite();
  if (refused?.language !== language) return null;
  const { code, message, fields, typed } = refused;
  const refusals =
    myApplicationTexts[language].refusals[typed.action === withdrawAction ? 'withdraw' : 'correct'];
  const summary = [...basicFields, ...optionalGroups.flatMap(group => group.fields)].flatMap(({ name }) =>
    fields[name] ? { id: name, message: nameField(t(`fields.${name}`), fields[name]) } : [],
  );
  if (summary.length > 0) return <ErrorSummary fields={summary} attempt={1} />;
  return <ErrorNote>{tidy(code in refusals ? refusals[code as keyof typeof refusals] : message)}</ErrorNote>;
}

/** The form while applications are open; afterwards where to write. Nothing of one that was withdrawn. */
function Corrections({ application }: { application: MyApplication }) {
  const texts = myApplicationTexts[useSite().language];
  if (application.status === 'withdrawn') return null;
  if (application.can_correct) return <Correction application={application} />;
  return (
    <p>
      {tidy(texts.correctionsClosed)} <AssociationAddress />.
    </p>
  );
}

function AssociationAddress() {
  const { email } = useSite().association.contact;
  return (
    <a className={styles.address} href={mailAddress(email)}>
      {email}
    </a>
  );
}

function EventSection({ event }: Pick<MyApplication, 'event'>) {
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
        <a href={eventCalendarPath.href(event)}>{confirmationTexts[language].calendar}</a>
      </p>
    </section>
  );
}

function sentFields(application: MyApplication): SentFields {
  return Object.fromEntries(
    Object.entries(personColumns).map(([name, column]) => [name, application[column]]),
  );
}
