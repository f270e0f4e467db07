import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { ButtonAnchor } from './button.tsx';
import { Icon } from './icon.tsx';
import { iconArrowRight, iconExternal } from './icons.ts';
import { Link } from './link.tsx';
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

type ExternalLinkProps = {
  href: string;
  /** Looks like a button. */
  isButton?: boolean;
  children: ReactNode;
};

/** A link to another site: it opens in a new window, which the icon shows and its name says. */
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
