import { useQuery } from '@tanstack/react-query';
import { noticeQuery } from '#features/privacy/client.ts';
import type { PrivacyNotice } from '#features/privacy/contract.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { formatDay } from '#shared/dates.ts';
import { Link } from '#ui/navigation/link.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import type { PagePlace } from '#ui/pages/page-route.ts';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { NotLoaded } from '#ui/states/loaded.tsx';
import { MissingState } from '#ui/states/states.tsx';
import { siteQueries } from '../client.ts';
import { privacyVersionPath, sitePaths } from '../paths.ts';
import { privacyPageTexts } from '../texts/privacy-page.ts';
import { Notice } from './notice.tsx';

/** The privacy notice; with an id an earlier version of it. */
export default function PrivacyPage({ id }: Pick<PagePlace, 'id'>) {
  const site = useSite();
  const texts = privacyPageTexts[site.language];
  const query = useQuery(noticeQuery(site, id));
  const { data, error } = query;
  if (data) return <Version notice={data} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={isMissing ? texts.missing.title : texts.title} isHidden={isMissing} />
      {isMissing ? (
        <MissingState {...texts.missing} level={1}>
          <Link to={sitePaths.privacy.href()}>{texts.latest}</Link>
        </MissingState>
      ) : (
        <>
          <PageHeader title={texts.title} lead={texts.lead} />
          <NotLoaded query={query} error={texts.error} />
        </>
      )}
    </main>
  );
}

function Version({ notice }: { notice: PrivacyNotice }) {
  const site = useSite();
  const { language } = site;
  const texts = privacyPageTexts[language];
  const { data: words } = useQuery(siteQueries.words(site));
  const nameOf = ({ version, from }: Pick<PrivacyNotice, 'version' | 'from'>) =>
    texts.version(version, formatDay(from, language));
  const [latest, ...earlier] = notice.versions;
  const isEarlier = notice.version !== latest?.version;
  return (
    <Notice
      notice={notice}
      isHidden={isEarlier}
      addition={isEarlier ? undefined : words?.privacy}
      note={
        <p>
          {nameOf(notice)}.{' '}
          {isEarlier && (
            <>
              {texts.isEarlier} <Link to={sitePaths.privacy.href()}>{texts.latest}</Link>.
            </>
          )}
        </p>
      }
    >
      {earlier.length > 0 && (
        <section>
          <h2>{texts.versions}</h2>
          <ul>
            {earlier.map(version => (
              <li key={version.version}>
                <Link to={privacyVersionPath.href({ id: version.version })}>{nameOf(version)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Notice>
  );
}
