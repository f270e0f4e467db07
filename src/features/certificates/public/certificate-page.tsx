import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDays } from '#features/events/event-days.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { formatDay } from '#shared/dates.ts';
import { dayIn } from '#shared/instants.ts';
import type { Language } from '#shared/language.ts';
import { homePath } from '#shared/paths.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import type { PagePlace } from '#ui/pages/page-route.ts';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { Loaded } from '#ui/states/loaded.tsx';
import { MissingState } from '#ui/states/states.tsx';
import { Tag } from '#ui/tag.tsx';
import type { CertificateCheck } from '../contract.ts';
import { certificateQuery } from '../public-routes.ts';
import { certificateCheckTexts } from '../texts/certificate-check.ts';
import styles from './certificate-page.module.css';

export default function CertificatePage({ token = '' }: Pick<PagePlace, 'token'>) {
  const site = useSite();
  const texts = certificateCheckTexts[site.language];
  const query = useQuery(certificateQuery(site, token));
  const { error } = query;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={isMissing ? texts.missing.title : texts.title} isHidden />
      {isMissing ? (
        <MissingState {...texts.missing} level={1}>
          <ButtonLink to={homePath.href()}>{texts.home}</ButtonLink>
        </MissingState>
      ) : (
        <>
          <PageHeader title={texts.title} lead={texts.lead} />
          <Loaded query={query} error={texts.error}>
            {check => <Details check={check} />}
          </Loaded>
        </>
      )}
    </main>
  );
}

function Details({ check: { number, status, name, event, issued_at } }: { check: CertificateCheck }) {
  const { language, timeZone } = useSite();
  const texts = certificateCheckTexts[language];
  return (
    <div className={styles.check}>
      {status === 'revoked' && <p>{tidy(texts.meaning)}</p>}
      <dl>
        <Fact name={texts.number}>{number}</Fact>
        <Fact name={texts.status}>
          <Tag look={status === 'valid' ? 'open' : 'failed'}>{texts.statuses[status]}</Tag>
        </Fact>
        {name !== null && <Fact name={texts.name}>{name}</Fact>}
        {event && (
          <>
            <Fact name={texts.event} lang={event.lang}>
              {tidy(event.title, event.lang)}
            </Fact>
            <Fact name={texts.days}>{formatDays(event, language)}</Fact>
            <Fact name={texts.location} lang={event.lang}>
              {tidy(event.location, event.lang)}
            </Fact>
          </>
        )}
        <Fact name={texts.issued}>{formatDay(dayIn(timeZone, new Date(issued_at)), language)}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, lang, children }: { name: string; lang?: Language; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  );
}
