import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { hasRoles, organization } from '../texts/organization.ts';
import styles from './organization.module.css';
import { People } from './people.tsx';

/** The bodies of the association. One without roles is folded. */
export function Organization() {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return organization[language].map(body =>
    hasRoles(body) ? (
      <section className={styles.body} key={body.title}>
        <h3>{body.title}</h3>
        <People body={body} />
      </section>
    ) : (
      <details className={`${styles.body} ${styles.folded}`} key={body.title}>
        <summary>
          <h3>
            {body.title}, {t('people.members', { count: body.people.length })}
          </h3>
        </summary>
        <People body={body} />
      </details>
    ),
  );
}
