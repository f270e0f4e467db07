import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.tsx';

/** Opens in a new tab, which its accessible name says. */
export function NewTabLink({ href, lang, children }: { href: string; lang?: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  return (
    <a href={href} target="_blank" rel="noopener" lang={lang}>
      {children}
      <span className="visually-hidden" lang="bs">
        {' '}
        {t('newWindow')}
      </span>
    </a>
  );
}
