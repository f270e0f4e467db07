import type { ReactNode } from 'react';
import { formatSize } from '#shared/file-size.ts';
import { tidy } from '#shared/typography.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconDownload, iconMail } from '#ui/icons.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { membershipForm } from '../membership-form.ts';
import styles from './join-page.module.css';

export default function JoinPage() {
  const { t } = useTranslation('members');
  const { email } = useSite().association;
  const subject = encodeURIComponent(t('steps.send.subject'));
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('title')} description={t('lead')} />
      <PageHeader title={t('title')} lead={t('lead')} />
      <ol className={styles.steps}>
        <Step title={t('steps.download.title')} text={t('steps.download.text')}>
          <ButtonAnchor look="primary" href={membershipForm.path} download>
            <Icon path={iconDownload} />
            {t('steps.download.action')}
          </ButtonAnchor>
          <p className={styles.file}>
            {t('steps.download.file', { size: formatSize(membershipForm.bytes) })}
          </p>
        </Step>
        <Step title={t('steps.fill.title')} text={t('steps.fill.text')} />
        <Step title={t('steps.send.title')} text={t('steps.send.text')}>
          <p className={styles.address}>{email}</p>
          <ButtonAnchor href={`mailto:${email}?subject=${subject}`}>
            <Icon path={iconMail} />
            {t('steps.send.action')}
          </ButtonAnchor>
        </Step>
      </ol>
    </main>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h2>{title}</h2>
      <p>{tidy(text)}</p>
      {children && <div className={styles.action}>{children}</div>}
    </li>
  );
}
