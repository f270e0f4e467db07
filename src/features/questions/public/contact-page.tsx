import { useTranslation } from '#ui/i18n.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { useSite } from '#ui/site-context.tsx';
import { ExternalLink } from '#ui/standalone-link.tsx';
import wrap from '#ui/wrap.module.css';
import { formPart } from '../contact-page.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-page.module.css';

export default function ContactPage() {
  const { t } = useTranslation('site');
  return (
    <main id="main" className={wrap.wrap}>
      <PageMeta title={t('nav.contact')} description={t('contact.lead')} />
      <PageHeader title={t('nav.contact')} lead={t('contact.lead')} />
      <div className={styles.columns}>
        <ContactDetails />
        <div className={styles.message} id={formPart}>
          <h2>{t('contact.message')}</h2>
          <ContactForm />
        </div>
      </div>
    </main>
  );
}

function ContactDetails() {
  const { t } = useTranslation('site');
  const { name, contact, social } = useSite().association;
  const { address, email } = contact;
  return (
    <section aria-labelledby="contact-details">
      <h2 id="contact-details">{t('contact.details')}</h2>
      <dl className={styles.details}>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>
            <address className={styles.address}>
              <strong>{name}</strong>
              {address.split('\n').map(line => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </dd>
        </div>
        <div>
          <dt>{t('contact.email')}</dt>
          <dd>
            <a className={styles.email} href={`mailto:${email}`}>
              {email}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.social')}</dt>
          <dd>
            {social.map(({ name, url }) => (
              <ExternalLink key={url} href={url}>
                {name}
              </ExternalLink>
            ))}
          </dd>
        </div>
      </dl>
    </section>
  );
}
