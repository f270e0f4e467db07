import { ScreenHead } from '#ui/admin/screens/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus } from '#ui/icons/icons-admin.ts';
import { Loaded } from '#ui/states/loaded.tsx';
import { mostEntries } from '../arrangement.ts';
import { MenuEntries } from './menu-entries.tsx';
import styles from './menu-screen.module.css';
import { useArrangement } from './use-arrangement.ts';

/** The order and the levels of the menu. */
export default function MenuScreen() {
  const { t } = useTranslation('menuAdmin');
  const { stored, tree, others, told, arrange, preview } = useArrangement();
  return (
    <>
      <ScreenHead title={t('title')} hint={t('hint')} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <Loaded query={stored} error={t('loadError')}>
        {() => (
          <div className={styles.columns}>
            <section aria-labelledby="menu-entries">
              <h2 id="menu-entries">{t('entries')}</h2>
              <MenuEntries tree={tree} arrange={arrange} preview={preview} />
            </section>
            <section aria-labelledby="menu-others">
              <h2 id="menu-others">{t('others')}</h2>
              {others.length === 0 && <p className={styles.hint}>{t('noOthers')}</p>}
              <ul className={styles.list}>
                {others.map(other => (
                  <li key={other.key} className={styles.row} data-menu-key={other.key}>
                    <span className={styles.label} lang={other.lang}>
                      {other.label}
                      {!other.is_public && <small>{t('notPublic')}</small>}
                    </span>
                    <Button
                      size="small"
                      aria-label={`${t('add')}: ${other.label}`}
                      aria-disabled={tree.length >= mostEntries}
                      onClick={() => {
                        if (tree.length < mostEntries)
                          arrange([...tree, { ...other, children: [] }], other.key);
                      }}
                    >
                      <Icon path={iconPlus} />
                      {t('add')}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          </div>
        )}
      </Loaded>
    </>
  );
}
