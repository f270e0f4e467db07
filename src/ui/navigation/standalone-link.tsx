import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { ButtonAnchor } from '../button.tsx';
import { Icon } from '../icons/icon.tsx';
import { iconArrowRight, iconExternal } from '../icons/icons.ts';
import { Link } from './link.tsx';
import styles from './standalone-link.module.css';

export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
      <Icon path={iconArrowRight} />
    </Link>
  );
}

type ExternalLinkProps = {
  href: string;
  isButton?: boolean;
  children: ReactNode;
};

/** Opens another site in a new window. The icon shows this, and the link's name says it. */
export function ExternalLink({ href, isButton, children }: ExternalLinkProps) {
  const { t } = useTranslation('ui');
  const link = { href, target: '_blank', rel: 'noopener' };
  const content = (
    <>
      {children}
      <Icon path={iconExternal} />
      <span className="visually-hidden">{t('newWindow')}</span>
    </>
  );
  if (isButton) return <ButtonAnchor {...link}>{content}</ButtonAnchor>;
  return (
    <a className={styles.external} {...link}>
      {content}
    </a>
  );
}
