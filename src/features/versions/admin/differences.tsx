import type { ReactNode } from 'react';
import { filesOf, valuesOf } from '#features/content/admin/editor/form-values.ts';
import { FieldDifference } from '#features/content/admin/fields/field-difference.tsx';
import type { ToolFields } from '#features/content/admin/item-tools.tsx';
import { changesOf } from '#ui/admin/saving/merge.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import styles from './history-sheet.module.css';

type DifferencesProps = {
  shape: ToolFields;
  /** Undefined where there is no earlier version; then everything is new. */
  before: object | undefined;
  after: object | undefined;
};

/** What differs between two versions of an item, field by field. */
export function Differences({ shape: { fields, meta }, before, after }: DifferencesProps) {
  const { today } = useSite();
  const valuesIn = (item: object | undefined): Record<string, unknown> =>
    item ? { ...valuesOf(fields, item, today), ...filesOf(fields, item) } : {};
  const [earlier, later] = [valuesIn(before), valuesIn(after)];
  const changed = Object.keys(changesOf(earlier, later)).filter(
    name => (later[name] ?? '') !== (earlier[name] ?? ''),
  );
  if (changed.length === 0) return <NothingChanged />;
  return changed.map(name => {
    const field = fields[name];
    return (
      field && (
        <ChangedField key={name} label={meta[name]?.label ?? name}>
          <FieldDifference
            field={field}
            before={earlier[name]}
            after={later[name]}
            valueLabels={meta[name]?.valueLabels}
            lang={typeof later.lang === 'string' ? later.lang : undefined}
          />
        </ChangedField>
      )
    );
  });
}

export function NothingChanged() {
  const { t } = useTranslation('versionsAdmin');
  return <p className={styles.same}>{t('same')}</p>;
}

/** What differs in a field, below its name. */
export function ChangedField({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.field}>
      <h4>{label}</h4>
      {children}
    </section>
  );
}
