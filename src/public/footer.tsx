import { navigation } from '#features/site/public/navigation.ts';
import { useText, useTranslation } from '#ui/i18n.tsx';
import { Link } from '#ui/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import wrap from '#ui/wrap.module.css';
import styles from './footer.module.css';
import { Brand, footerNavigation } from './header.tsx';

/** The pages of the site without the parts of the home page; the pages of a menu follow its own page. */
const pages = navigation.flatMap(item => [
  item,
  ...(item.children ?? []).filter(child => !child.to.includes('#')),
]);

export function Footer() {
  const { t } = useTranslation('site');
  const textOf = useText();
  const { association, today } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`${wrap.wrap} ${styles.bar}`}>
        <Brand tone="deep" />
        <nav id={footerNavigation} aria-label={t('footerNavigation')}>
          <ul className={styles.items}>
            {pages.map(item => (
              <li key={item.to}>
                <Link to={item.to}>{textOf(item.label)}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          © {association.foundedOnline}–{today.slice(0, 4)} {association.abbreviation}
        </p>
      </div>
    </footer>
  );
}
