import type { HomeContent } from '../texts/home.ts';
import styles from './organization.module.css';

export function Organization({ bodies }: { bodies: HomeContent['organization'] }) {
  return bodies.map(({ title, people }) => (
    <section className={styles.body} key={title}>
      <h3>{title}</h3>
      <ul className={[styles.people, !people[0]?.role && styles.compact].filter(Boolean).join(' ')}>
        {people.map(({ name, role, affiliation }) => (
          <li key={name}>
            {role && <span className={styles.role}>{role}</span>}
            <b>{name}</b>
            <span className={styles.affiliation}>{affiliation}</span>
          </li>
        ))}
      </ul>
    </section>
  ));
}
