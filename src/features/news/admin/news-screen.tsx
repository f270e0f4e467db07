import { ContentLead, ContentPicture, ContentScreen } from '#features/content/admin/content-screen.tsx';
import { ItemFiles } from '#features/files/public/item-files.tsx';
import { useDates } from '#ui/admin/use-dates.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { Prose } from '#ui/pages/prose.tsx';
import { Placeholder } from '#ui/pictures/placeholder.tsx';
import { newsCalls } from '../contract.ts';
import { newsAdminPaths, newsPaths } from '../paths.ts';
import { NewsEditor } from './news-editor.tsx';
import styles from './news-screen.module.css';
import { newsAdminQueries } from './queries.ts';

export default function NewsScreen() {
  const { t } = useTranslation(['newsAdmin', 'news', 'screens']);
  const dates = useDates();
  return (
    <ContentScreen
      t={t}
      queries={newsAdminQueries}
      calls={newsCalls}
      listPath={newsAdminPaths.list.href()}
      publicPath={newsPaths.item.href}
      facts={item => (
        <>
          <b>{t(`news:categories.${item.category}`)}</b>
          <span>{dates.day(item.published_at)}</span>
          <span>
            {t('news:author')}: {item.author}
          </span>
          <span>{t(`screens:languages.${item.lang}`)}</span>
        </>
      )}
      Editor={NewsEditor}
    >
      {item => (
        <>
          <ContentPicture
            src={item.image}
            details={item.image_details}
            placeholder={<Placeholder motif="gel" seed={item.id} />}
          />
          <ContentLead text={item.description} lang={item.lang} />
          <Prose html={item.content} lang={item.lang} />
          <ItemFiles className={styles.files} item={item} />
        </>
      )}
    </ContentScreen>
  );
}
