import type { ReactNode } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { useSite } from '#ui/site-context.tsx';
import { type Body, hasRoles, type Person } from './bodies.ts';
import styles from './people.module.css';

type PeopleProps = {
  body: Body;
  pictureOf?: (person: Person) => ReactNode;
  /** What is told of a person below name and institution. */
  detailsOf?: (person: Person) => ReactNode;
};

/** The people of a body. */
export function People({ body, pictureOf, detailsOf }: PeopleProps) {
  const { language } = useSite();
  return (
    <ul className={[styles.people, !hasRoles(body) && styles.compact].filter(Boolean).join(' ')}>
      {body.people.map((person, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people without ids, in the order of the page.
        <li key={index}>
          {pictureOf?.(person)}
          <div>
            {person.role && <span className={styles.role}>{tidy(person.role, language)}</span>}
            <b>{person.name}</b>
            {person.institution && (
              <span className={styles.affiliation}>{tidy(person.institution, language)}</span>
            )}
            {detailsOf?.(person)}
          </div>
        </li>
      ))}
    </ul>
  );
}
