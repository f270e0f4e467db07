import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { LanguageButton } from '#features/accounts/admin/language-button.tsx';
import { useChooseAccountLanguage } from '#features/accounts/admin/use-account-language.ts';
import { useRole } from '#features/accounts/admin/use-role.ts';
import { useUser } from '#features/accounts/admin/use-user.ts';
import { accountMutations } from '#features/accounts/client.ts';
import { accountAdminPaths, accountAnchors } from '#features/accounts/paths.ts';
import { hasRole } from '#shared/api/access.ts';
import { adminPath, homePath } from '#shared/paths.ts';
import type { AdminSection } from '#ui/admin/screens/section.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconExternal } from '#ui/icons/icons.ts';
import { iconKey, iconSignOut } from '#ui/icons/icons-admin.ts';
import { Link } from '#ui/navigation/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import { sections } from './sections.ts';
import styles from './sidebar.module.css';

const groupNames = ['top', 'content', 'communication', 'upkeep'] as const;

export function Sidebar() {
  const { t } = useTranslation('shell');
  const role = useRole();
  const allowed = sections.filter(({ screens: [first] }) => hasRole(role, first.access ?? 'editor'));
  const groups = groupNames
    .map(name => ({ name, sections: allowed.filter(({ group }) => group === name) }))
    .filter(({ sections }) => sections.length > 0);
  return (
    <>
      <nav className={styles.navigation} aria-label={t('navigation')}>
        {groups.map(({ name, sections }) => (
          <div key={name}>
            {name !== 'top' && <h2>{t(`groups.${name}`)}</h2>}
            <ul className={styles.items}>
              {sections.map(section => (
                <SectionEntry key={section.texts} section={section} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Account />
    </>
  );
}

function SectionEntry({ section: { texts, icon, screens, Badge } }: { section: AdminSection }) {
  const { t } = useTranslation(texts);
  const { pathname } = useLocation();
  const isCurrent = screens.some(({ path }) => isWithin(pathname, path.pattern));
  return (
    <li>
      <Link
        ref={isCurrent ? scrollIntoView : undefined}
        className={styles.item ?? ''}
        to={screens[0].path.pattern}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <Icon path={icon} />
        {t('title')}
        {Badge && <Badge />}
      </Link>
    </li>
  );
}

/** On a low screen the entries do not all fit. */
function scrollIntoView(entry: HTMLElement | null): void {
  entry?.scrollIntoView({ block: 'nearest' });
}

/** Whether a path is a screen's or below it. All screens are below the first one. */
function isWithin(pathname: string, pattern: string): boolean {
  const place = pattern.replace('/:id', '');
  return pathname === place || (place !== adminPath.pattern && pathname.startsWith(`${place}/`));
}

function Account() {
  const { t } = useTranslation(['accounts', 'shell', 'ui']);
  const { api } = useSite();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
  const chooseLanguage = useChooseAccountLanguage();
  const logout = useMutation({
    mutationFn: accountMutations.logout(api),
    onSuccess: () => {
      queryClient.clear();
      void navigate(accountAdminPaths.login.href(), { replace: true });
    },
  });
  return (
    <div className={styles.account}>
      <p>{user?.email}</p>
      <Link className={styles.item} to={`${adminPath.href()}#${accountAnchors.password}`}>
        <Icon path={iconKey} />
        {t('password.title')}
      </Link>
      <LanguageButton className={styles.item} onChoose={chooseLanguage} />
      <a className={styles.item} href={homePath.href()} target="_blank" rel="noopener">
        <Icon path={iconExternal} />
        {t('shell:openSite')}
        <span className="visually-hidden"> {t('ui:newWindow')}</span>
      </a>
      <button
        type="button"
        className={styles.item}
        disabled={logout.isPending}
        onClick={() => logout.mutate()}
      >
        <Icon path={iconSignOut} />
        {t('logout')}
      </button>
    </div>
  );
}
