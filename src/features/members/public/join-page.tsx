import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { siteQueries } from '#features/site/client.ts';
import type { Site } from '#features/site/contract.ts';
import { OwnWords } from '#features/site/public/own-words.tsx';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { addressLine } from '#shared/addresses/postal-address.ts';
import { formatSize } from '#shared/file-size.ts';
import { headingsFrom } from '#shared/text/headings-from.ts';
import { tidy } from '#shared/text/typography.ts';
import { ButtonAnchor } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconDownload, iconMail } from '#ui/icons/icons.ts';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { membershipForm } from '../membership-form.ts';
import { joinTexts } from '../texts/join.ts';
import { JoinForm } from './join-form.tsx';
import styles from './join-page.module.css';

export default function JoinPage() {
  return <OwnWords>{({ membership }) => <Join membership={membership} />}</OwnWords>;
}

function Join({ membership: { text, fees, form_url } }: Pick<Site, 'membership'>) {
  const { language } = useSite();
  const { title, onlineLead, lead: eitherLead } = joinTexts[language];
  const lead = form_url ? eitherLead : onlineLead;
  return (
    <main id="main">
      <div className={wrap.wrap}>
        <PageMeta title={title} description={lead} />
        <PageHeader title={title} lead={lead} />
        {(text || fees) && (
          <div className={styles.text}>
            {text && <Prose html={headingsFrom(text, 2)} lang={language} under={0} />}
            {fees && <Fees html={fees} />}
          </div>
        )}
      </div>
      <JoinForm />
      {form_url && <PrintedForm url={form_url} />}
    </main>
  );
}

function Fees({ html }: { html: string }) {
  const { language } = useSite();
  return (
    <section aria-labelledby="fees">
      <h2 id="fees">{joinTexts[language].fees}</h2>
      <Prose html={headingsFrom(html, 3)} lang={language} under={0} />
    </section>
  );
}

/** The way to become a member on paper. */
function PrintedForm({ url }: { url: string }) {
  const { printed, steps } = joinTexts[useSite().language];
  return (
    <section className={`${wrap.wrap} ${styles.printed}`} aria-labelledby="printed">
      <h2 id="printed">{printed}</h2>
      <ol className={styles.steps}>
        <Step title={steps.download.title} text={steps.download.text}>
          <Download url={url} title={steps.download.action} />
        </Step>
        <Step title={steps.fill.title} text={steps.fill.text} />
        <HandIn />
      </ol>
    </section>
  );
}

/** By e-mail, or where the association has no address for it by post. */
function HandIn() {
  const { language, association } = useSite();
  const { email, address } = association.contact;
  const { send, bring } = joinTexts[language].steps;
  if (!email) {
    return (
      <Step title={bring.title} text={bring.text}>
        {address && <p className={styles.address}>{addressLine(address)}</p>}
      </Step>
    );
  }
  return (
    <Step title={send.title} text={send.text}>
      <p className={styles.address}>{email}</p>
      <ButtonAnchor href={`${mailAddress(email)}?subject=${encodeURIComponent(send.subject)}`}>
        <Icon path={iconMail} />
        {send.action}
      </ButtonAnchor>
    </Step>
  );
}

/** The association may keep the form on another site. */
function Download({ url, title }: { url: string; title: string }) {
  const { data: files } = useQuery(siteQueries.files(useSite()));
  const size = url === membershipForm.path ? membershipForm.bytes : files?.form_size;
  if (!url.startsWith('/')) {
    return (
      <ExternalLink href={url} isButton>
        {title}
      </ExternalLink>
    );
  }
  return (
    <>
      <ButtonAnchor look="primary" href={url} download>
        <Icon path={iconDownload} />
        {title}
      </ButtonAnchor>
      {size && <p className={styles.file}>PDF, {formatSize(size)}</p>}
    </>
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
