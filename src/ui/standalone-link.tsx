import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from './icon.tsx';
import { iconArrowRight, iconExternal } from './icons.ts';
import styles from './standalone-link.module.css';

// Links that stand by themselves, outside of running text.

/** A link that leads on to more. */
export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
      <Icon path={iconArrowRight} />
    </Link>
  );
}

/** A link to another site: it opens in a new window, which the icon shows and its name says. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <a className={styles.external} href={href} target="_blank" rel="noopener">
      {children}
      <Icon path={iconExternal} />
      <span className="visually-hidden">{t('newWindow')}</span>
    </a>
  );
}
