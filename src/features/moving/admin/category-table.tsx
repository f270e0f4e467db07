import { newsCategories } from '#features/news/categories.ts';
import { ChoiceTable } from '#ui/admin/forms/choice-table.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import styles from './moving.module.css';
import type { FoundCategory } from './wordpress-categories.ts';

export type CategoryChoices = Readonly<Record<string, string>>;

type CategoryTableProps = {
  found: readonly FoundCategory[];
  choices: CategoryChoices;
  onChange: (choices: CategoryChoices) => void;
};

/** WordPress writes it as HTML. */
const shownName = (name: string) => name.replaceAll('&amp;', '&');

/** Which category of news each of WordPress becomes, or that its posts stay there. */
export function CategoryTable({ found, choices, onChange }: CategoryTableProps) {
  const { t } = useTranslation(['movingAdmin', 'news']);
  if (found.length === 0) return <p className={styles.hint}>{t('wordpress.none')}</p>;
  return (
    <ChoiceTable
      caption={t('wordpress.caption')}
      headings={[t('wordpress.there'), t('wordpress.posts'), t('wordpress.here')]}
      rows={found.map(({ name, count }) => ({
        name: shownName(name),
        told: count,
        value: choices[name] ?? newsCategories[0],
      }))}
      options={[
        ...newsCategories.map(value => ({ value, label: t(`news:categories.${value}`) })),
        { value: '', label: t('wordpress.leave') },
      ]}
      onChange={(place, value) => {
        const name = found[place]?.name;
        if (name !== undefined) onChange({ ...choices, [name]: value });
      }}
    />
  );
}
