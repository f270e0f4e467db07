import { newsCategories } from '#features/news/categories.ts';
import { inputClass } from '#ui/field.tsx';
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
    <div className={styles.frame}>
      <table className={styles.counts}>
        <caption>{t('wordpress.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('wordpress.there')}</th>
            <th scope="col">{t('wordpress.posts')}</th>
            <th scope="col">{t('wordpress.here')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, count }) => (
            <tr key={name}>
              <th scope="row">{shownName(name)}</th>
              <td>{count}</td>
              <td>
                <select
                  className={inputClass}
                  aria-label={`${t('wordpress.here')}: ${shownName(name)}`}
                  value={choices[name] ?? newsCategories[0]}
                  onChange={event => onChange({ ...choices, [name]: event.target.value })}
                >
                  {newsCategories.map(category => (
                    <option key={category} value={category}>
                      {t(`news:categories.${category}`)}
                    </option>
                  ))}
                  <option value="">{t('wordpress.leave')}</option>
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
