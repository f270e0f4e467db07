import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { iconArrowLeft } from '../icons/icons.ts';
import styles from './back-link.module.css';
import { Link } from './link.tsx';
import { useWayBack } from './way-back.ts';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.back} to={to} onClick={useWayBack(to)}>
      <Icon path={iconArrowLeft} />
      {children}
    </Link>
  );
}
