import { type FieldValues, get } from 'react-hook-form';
import { type Messages, useTranslation } from '#ui/i18n.tsx';
import type { SectionForm } from './section-context.ts';
import { inLanguage, type Row } from './section-values.ts';

type LabelKey = keyof Messages['siteAdmin']['fields'];

/** The ids and labels of fields by their paths in the form, such as `people.0.people.3.role.en`. */
export function useFieldLabels(): SectionForm['describe'] {
  const { t } = useTranslation('siteAdmin');
  return path => {
    const names = path.split('.').filter(part => !/^\d+$/.test(part) && part !== 'root');
    const isEnglish = names.at(-1) === 'en';
    const key = names.filter(part => part !== 'bs' && part !== 'en').join('_');
    const label = t(`fields.${key as LabelKey}`);
    return {
      id: `site-${path.replace(/\.root$/, '')}`,
      label: isEnglish ? t('inEnglish', { label }) : label,
    };
  };
}

/** The title of the row that a path is in; undefined outside of rows. */
export function rowTitleAt(values: FieldValues, path: string): string | undefined {
  const [rowPath] = /^.*\.\d+(?=\.)/.exec(path) ?? [];
  if (rowPath === undefined) return undefined;
  const row: Row = get(values, rowPath) ?? {};
  return inLanguage(row.body ?? row.name ?? row.title, 'bs') || undefined;
}
