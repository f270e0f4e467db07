import { useMenu } from '#features/menu/public/use-menu.ts';
import { sitePaths } from '#features/site/paths.ts';
import { footerColumns } from '#features/site/public/footer-columns.ts';
import { mailAddress } from '#shared/addresses/mail-address.ts';
import { phoneAddress } from '#shared/addresses/phone-address.ts';
import { foundedOnline } from '#shared/association.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/navigation/link.tsx';
import { ExternalLink } from '#ui/navigation/standalone-link.tsx';
import wrap from '#ui/pages/wrap.module.css';
import { useSite } from '#ui/site-context.tsx';
import styles from './footer.module.css';
import { Brand, footerNavigation } from './header.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Footer() {
  const { t } = useTranslation('site');
  const { association, today } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${wrap.wrap} ${styles.columns}`}>
        <Pages />
        <Contact />
      </div>
      <div className={`${wrap.wrap} ${styles.bar}`}>
        <Brand tone="deep" />
        <p>
          © {foundedOnline}–{today.slice(0, 4)} {association.short_name}
        </p>
        <ul className={styles.notices}>
          <li>
            <Link to={sitePaths.privacy.href()}>{t('footer.privacy')}</Link>
          </li>
          <li>
            <Link to={sitePaths.accessibility.href()}>{t('footer.accessibility')}</Link>
          </li>
        </ul>
        <ThemeSwitch />
      </div>
    </footer>
  );
}

function Pages() {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { language } = useSite();
  const { footer } = useMenu();
  return (
    <nav className={styles.pages} id={footerNavigation} aria-label={t('footerNavigation')}>
      {footerColumns.map(({ label, items, feed }) => (
        <div key={label}>
          <h2>{textOf(label)}</h2>
          <ul>
            {items.map(item => (
              <li key={item.to}>
                <Link to={item.to}>{textOf(item.label)}</Link>
              </li>
            ))}
            {label === 'site:footer.association' &&
              footer.map(({ key, url, lang, label: title }) => (
                <li key={key}>
                  <Link to={url} lang={lang}>
                    {title}
                  </Link>
                </li>
              ))}
            {feed && (
              <li>
                <a href={feed.to(language)} hrefLang={language}>
                  {textOf(feed.label)}
                </a>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Contact() {
  const { t } = useTranslation('site');
  const { name, contact, social, footer } = useSite().association;
  return (
    <div>
      <h2>{t('nav.contact')}</h2>
      <address>
        {[name, ...inTwoLines(contact.address)].map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text.
          <span key={index}>{line}</span>
        ))}
      </address>
      {footer && <p className={styles.text}>{footer}</p>}
      <ul>
        {contact.email && (
          <li>
            <a href={mailAddress(contact.email)}>{contact.email}</a>
          </li>
        )}
        {contact.phone && (
          <li>
            <a href={phoneAddress(contact.phone)}>{contact.phone}</a>
          </li>
        )}
        {social.map(({ name, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{name}</ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The country, or what else comes last, by itself. */
function inTwoLines(address: string): string[] {
  const lines = address.split('\n');
  return [lines.slice(0, -1).join(', '), lines.at(-1) ?? ''].filter(Boolean);
}
