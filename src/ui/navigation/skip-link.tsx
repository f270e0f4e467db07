import type { MouseEvent } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './skip-link.module.css';

type SkipLinkProps = {
  /** Instead of following the link: an entry of the history that the router did not make cannot ask whether to leave a form. */
  onSkip?: () => void;
};

/** The first link of every page, visible while it has the focus. */
export function SkipLink({ onSkip }: SkipLinkProps) {
  const { t } = useTranslation('ui');
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    onSkip?.();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: without scripts it leads to the place.
    <a className={styles.skip} href="#main" onClick={onSkip && skip}>
      {t('skip')}
    </a>
  );
}
