import { ContentListScreen } from '#features/content/admin/list/content-list-screen.tsx';
import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { useDates } from '#ui/admin/use-dates.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { newsCategories } from '../categories.ts';
import { newsCalls, newsFields } from '../contract.ts';
import { newsAdminPaths } from '../paths.ts';
import { NewsEditor } from './news-editor.tsx';
import { newsAdminQueries } from './queries.ts';

export default function NewsListScreen() {
  const dates = useDates();
  const { t } = useTranslation(['newsAdmin', 'news']);
  const [chosen, setCategory] = useListFilter('kategorija');
  const category = newsCategories.find(known => known === chosen);
  return (
    <ContentListScreen
      fields={newsFields}
      t={t}
      queries={newsAdminQueries}
      calls={newsCalls}
      defaultSort="-published_at"
      subLine={item => item.author}
      columns={[
        {
          header: t('columns.category'),
          cell: item => t(`news:categories.${item.category}`),
          isUnlabelled: true,
          sort: 'category',
        },
        {
          header: t('columns.published'),
          cell: item => dates.day(item.published_at),
          isNumeric: true,
          sort: 'published_at',
        },
      ]}
      viewPath={newsAdminPaths.item.href}
      filters={<CategoryFilter value={chosen} onChange={setCategory} />}
      filter={{ category }}
      hasYears
      Editor={NewsEditor}
    />
  );
}

function CategoryFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation(['newsAdmin', 'news']);
  return (
    <select
      className={inputClass}
      aria-label={t('columns.category')}
      value={value}
      onChange={event => onChange(event.target.value)}
    >
      <option value="">{t('allCategories')}</option>
      {newsCategories.map(category => (
        <option key={category} value={category}>
          {t(`news:categories.${category}`)}
        </option>
      ))}
    </select>
  );
}
