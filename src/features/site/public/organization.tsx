import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { bodiesOf, hasRoles, type Person } from './bodies.ts';
import styles from './organization.module.css';
import { People } from './people.tsx';

/** The bodies of the association. One without roles is folded. */
export function Organization({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('site');
  const { language } = useSite();
  return bodiesOf(people).map(body => {
    const title = tidy(body.title, language);
    return hasRoles(body) ? (
      <section className={styles.body} key={body.title}>
        <h3>{title}</h3>
        <People body={body} />
      </section>
    ) : (
      <details className={`${styles.body} ${styles.folded}`} key={body.title}>
        <summary>
          <h3>
            {title}, {t('people.members', { count: body.people.length })}
          </h3>
        </summary>
        <People body={body} />
      </details>
    );
  });
}
