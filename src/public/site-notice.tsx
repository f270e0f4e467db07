import { Fragment } from 'react';
import { tidy } from '#shared/text/typography.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconInfo } from '#ui/icons/icons.ts';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import styles from './site-notice.module.css';

/** Urgent news of the association, above the header of every page while it lasts. */
export function SiteNotice() {
  const { t } = useTranslation('site');
  const { language, association } = useSite();
  if (!association.notice) return null;
  return (
    <section className={styles.notice} aria-label={t('notice')}>
      <div className={`${wrap.wrap} ${styles.content}`}>
        <Icon path={iconInfo} />
        <p>
          {association.notice.map(({ text, href }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text.
            <Fragment key={index}>{href ? <a href={href}>{text}</a> : tidy(text, language)}</Fragment>
          ))}
        </p>
      </div>
    </section>
  );
}
