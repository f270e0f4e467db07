import { type Body, hasRoles } from '../texts/organization.ts';
import styles from './people.module.css';

/** The people of a body; photographs where they are given. */
export function People({ body, hasPhotos = false }: { body: Body; hasPhotos?: boolean }) {
  return (
    <ul className={[styles.people, !hasRoles(body) && styles.compact].filter(Boolean).join(' ')}>
      {body.people.map(({ name, role, affiliation, photo }) => (
        <li key={name}>
          {hasPhotos && photo && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
          <div>
            {role && <span className={styles.role}>{role}</span>}
            <b>{name}</b>
            <span className={styles.affiliation}>{affiliation}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
