import { useTranslation } from '#ui/i18n.tsx';
import { FieldRows, RowsOf } from './field-rows.tsx';
import { LeafFields } from './leaf-fields.tsx';
import { emptyRow, type List } from './section-fields.ts';
import { inLanguage, type Row, untranslated } from './section-values.ts';

type ListFieldProps = { name: 'goals' | 'timeline' | 'social'; field: List };

export function ListField({ name, field }: ListFieldProps) {
  const { t } = useTranslation('siteAdmin');
  return (
    <RowsOf name={name}>
      {heading => (
        <FieldRows<Row>
          {...heading}
          path={name}
          attribute={`data-${name}`}
          add={t(`adding.${name}`)}
          newRow={() => emptyRow(field.row)}
          show={(value, index) => {
            const missing = untranslated(field.row, value);
            return {
              title: [value.year, inLanguage(value[field.title], 'bs')].filter(Boolean).join(' · '),
              note: missing > 0 && t('missing', { count: missing }),
              children: <LeafFields fields={field.row} path={`${name}.${index}`} />,
            };
          }}
        />
      )}
    </RowsOf>
  );
}
