import { useQuery } from '@tanstack/react-query';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { imageSourcesOf } from '#shared/image-sources.ts';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { Picture } from '#ui/pictures/picture.tsx';
import { useSite } from '#ui/site-context.tsx';
import { siteQueries } from '../client.ts';
import { peoplePageTexts } from '../texts/people-page.ts';
import { bodiesOf, type Person } from './bodies.ts';
import { OwnWords } from './own-words.tsx';
import { People } from './people.tsx';
import styles from './people-page.module.css';

export default function PeoplePage() {
  const { t } = useTranslation('site');
  const { language } = useSite();
  const { lead, nobody } = peoplePageTexts[language];
  return (
    <OwnWords>
      {({ people }) => (
        <main id="main" className={`${wrap.wrap} ${styles.page}`}>
          <PageMeta title={t('people.title')} description={lead} />
          <PageHeader title={t('people.title')} lead={lead} />
          {people.length === 0 && <p>{nobody}</p>}
          {bodiesOf(people).map(body => (
            <section key={body.title}>
              <h2>{tidy(body.title, language)}</h2>
              <People
                body={body}
                pictureOf={({ photo }) => photo && <Photo src={photo} />}
                detailsOf={person => <Details person={person} />}
              />
            </section>
          ))}
        </main>
      )}
    </OwnWords>
  );
}

/** A square beside the name, which says who it is. */
function Photo({ src }: { src: string }) {
  const { data } = useQuery(siteQueries.files(useSite()));
  const known = data?.pictures.find(picture => picture.src === src);
  const details = known && { ...known, sources: imageSourcesOf(src.replace(/\.\w+$/, ''), known.width) };
  return (
    <span className={styles.photo}>
      <Picture src={src} details={details ?? null} alt="" sizes="96px" placeholder={null} />
    </span>
  );
}

function Details({ person: { term, email, orcid } }: { person: Person }) {
  const texts = peoplePageTexts[useSite().language];
  return (
    <>
      {term && (
        <span className={styles.term}>
          {texts.term}: {term}
        </span>
      )}
      {(email || orcid) && (
        <span className={styles.links}>
          {email && <a href={mailAddress(email)}>{email}</a>}
          {orcid && <a href={`https://orcid.org/${orcid}`}>ORCID {orcid}</a>}
        </span>
      )}
    </>
  );
}
