import type { ReactNode } from 'react';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { phoneAddress } from '#shared/addresses/phone-address.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import { PageHeader } from '#ui/pages/page-header.tsx';
import { PageMeta } from '#ui/pages/page-meta.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import { formPart } from '../contact-page.ts';
import { contactPageTexts } from '../texts/contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const { t } = useTranslation('site');
  const texts = contactPageTexts[useSite().language];
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('nav.contact')} description={texts.lead} />
      <PageHeader title={t('nav.contact')} lead={texts.lead} />
      <div className={styles.columns}>
        <ContactDetails />
        <div className={styles.message} id={formPart}>
          <h2>{texts.message}</h2>
          <ContactForm />
        </div>
      </div>
    </main>
  );
}

function ContactDetails() {
  const { language, association } = useSite();
  const texts = contactPageTexts[language];
  const { name, contact, social } = association;
  const { address, email, phone, map_url } = contact;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">{texts.details}</h2>
      <dl className={styles.details}>
        <Detail title={texts.address}>
          <address className={styles.address}>
            <strong>{name}</strong>
            {address.split('\n').map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text.
              <span key={index}>{line}</span>
            ))}
          </address>
          {map_url && <ExternalLink href={map_url}>{texts.map}</ExternalLink>}
        </Detail>
        {email && (
          <Detail title={texts.email}>
            <a className={styles.link} href={mailAddress(email)}>
              {email}
            </a>
          </Detail>
        )}
        {phone && (
          <Detail title={texts.phone}>
            <a className={styles.link} href={phoneAddress(phone)}>
              {phone}
            </a>
          </Detail>
        )}
        {social.length > 0 && (
          <Detail title={texts.social}>
            <ul className={styles.links}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url}>{name}</ExternalLink>
                </li>
              ))}
            </ul>
          </Detail>
        )}
      </dl>
    </section>
  );
}

function Detail({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}
