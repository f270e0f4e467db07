import type { ReactNode } from 'react';
import { formatSize } from '#shared/file-size.ts';
import { tidy } from '#shared/typography.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconDownload, iconMail } from '#ui/icons.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import { membershipForm } from '../membership-form.ts';
import { joinTexts } from '../texts/join.ts';
import { JoinForm } from './join-form.tsx';
import styles from './join-page.module.css';

export default function JoinPage() {
  const { language, association } = useSite();
  const { email } = association.contact;
  const { title, lead, printed, steps } = joinTexts[language];
  const subject = encodeURIComponent(steps.send.subject);
  return (
    <main id="main">
      <div className={wrap.wrap}>
        <PageMeta title={title} description={lead} />
        <PageHeader title={title} lead={lead} />
      </div>
      <JoinForm />
      <section className={`${wrap.wrap} ${styles.printed}`} aria-labelledby="printed">
        <h2 id="printed">{printed}</h2>
        <ol className={styles.steps}>
          <Step title={steps.download.title} text={steps.download.text}>
            <ButtonAnchor look="primary" href={membershipForm.path} download>
              <Icon path={iconDownload} />
              {steps.download.action}
            </ButtonAnchor>
            <p className={styles.file}>PDF, {formatSize(membershipForm.bytes)}</p>
          </Step>
          <Step title={steps.fill.title} text={steps.fill.text} />
          <Step title={steps.send.title} text={steps.send.text}>
            <p className={styles.address}>{email}</p>
            <ButtonAnchor href={`mailto:${email}?subject=${subject}`}>
              <Icon path={iconMail} />
              {steps.send.action}
            </ButtonAnchor>
          </Step>
        </ol>
      </section>
    </main>
  );
}

function Step({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{tidy(text)}</p>
      {children && <div className={styles.action}>{children}</div>}
    </li>
  );
}
