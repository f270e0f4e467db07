import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '#features/accounts/admin/use-user.ts';
import { accountMutations } from '#features/accounts/client.ts';
import { accountAdminPaths, passwordAnchor } from '#features/accounts/paths.ts';
import { educationAdminPaths } from '#features/education/paths.ts';
import { eventAdminPaths } from '#features/events/paths.ts';
import { galleryAdminPaths } from '#features/gallery/paths.ts';
import { memberAdminPaths } from '#features/members/paths.ts';
import { newsAdminPaths } from '#features/news/paths.ts';
import { publicationAdminPaths } from '#features/publications/paths.ts';
import { questionQueries } from '#features/questions/client.ts';
import { questionAdminPaths } from '#features/questions/paths.ts';
import { adminPath, homePath } from '#shared/paths.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconExternal, iconUsers } from '#ui/icons.ts';
import * as icons from '#ui/icons-admin.ts';
import { Link } from '#ui/link.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './sidebar.module.css';

const groups = [
  { title: undefined, items: [{ label: 'dashboard', to: adminPath.href(), icon: icons.iconHome }] },
  {
    title: 'content',
    items: [
      { label: 'symposium', to: eventAdminPaths.symposium.list.href(), icon: icons.iconSymposium },
      { label: 'news', to: newsAdminPaths.list.href(), icon: icons.iconNews },
      { label: 'workshops', to: eventAdminPaths.workshop.list.href(), icon: icons.iconFlask },
      { label: 'education', to: educationAdminPaths.list.href(), icon: icons.iconEducation },
      { label: 'congress', to: eventAdminPaths.congress.list.href(), icon: icons.iconGlobe },
      { label: 'publications', to: publicationAdminPaths.list.href(), icon: icons.iconBook },
      { label: 'gallery', to: galleryAdminPaths.list.href(), icon: icons.iconImage },
    ],
  },
  {
    title: 'communication',
    items: [
      { label: 'questions', to: questionAdminPaths.list.href(), icon: icons.iconQuestion },
      { label: 'members', to: memberAdminPaths.list.href(), icon: iconUsers },
    ],
  },
] as const;

export function Sidebar() {
  const { t } = useTranslation(['shell', 'accounts']);
  const { pathname } = useLocation();
  return (
    <>
      <nav className={styles.navigation} aria-label={t('navigation')}>
        {groups.map(({ title, items }) => (
          <div key={title ?? 'top'}>
            {title && <h2>{t(`groups.${title}`)}</h2>}
            <ul className={styles.items}>
              {items.map(({ label, to, icon }) => (
                <li key={to}>
                  <Link
                    className={styles.item ?? ''}
                    to={to}
                    aria-current={isWithin(pathname, to) ? 'page' : undefined}
                  >
                    <Icon path={icon} />
                    {t(`nav.${label}`)}
                    {label === 'questions' && <QuestionCount />}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Account />
    </>
  );
}

/** Whether a screen belongs to an entry: its list, an item or the item's applications. */
function isWithin(pathname: string, entry: string): boolean {
  if (entry === adminPath.href()) return pathname === entry;
  return [entry, `${entry}-prijave`].some(path => pathname === path || pathname.startsWith(`${path}/`));
}

/** The number of unseen messages. Renders nothing while it is unknown or 0. */
function QuestionCount() {
  const { t } = useTranslation('questionsAdmin');
  const { data } = useQuery(questionQueries.unseen(useSite()));
  if (!data?.count) return null;
  const { count } = data;
  return (
    <span className={styles.count} role="img" aria-label={t('unseenCount', { count })}>
      {count}
    </span>
  );
}

function Account() {
  const { t } = useTranslation(['accounts', 'shell', 'ui']);
  const { api } = useSite();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
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
      <Link className={styles.item} to={`${adminPath.href()}#${passwordAnchor}`}>
        <Icon path={icons.iconKey} />
        {t('password.title')}
      </Link>
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
        <Icon path={icons.iconSignOut} />
        {t('logout')}
      </button>
    </div>
  );
}
