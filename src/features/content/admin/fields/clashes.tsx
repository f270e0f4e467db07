import type { FieldValues } from 'react-hook-form';
import type { Clash } from '#ui/admin/saving/conflict-dialog.tsx';
import type { Fields } from '../../fields.ts';
import { FieldDifference } from './field-difference.tsx';
import { ComparedFile } from './stored-file.tsx';

type ClashesOf = {
  names: readonly string[];
  fields: Fields;
  /** What both sides began with. */
  base: FieldValues;
  mine: FieldValues;
  theirs: FieldValues;
  meta: Readonly<Record<string, { label: string }>>;
};

/** Describes the fields that both sides changed: what each of them made of the earlier value. */
export function clashesIn({ names, fields, base, mine, theirs, meta }: ClashesOf): Clash[] {
  return names.flatMap(name => {
    const field = fields[name];
    if (!field) return [];
    const label = meta[name]?.label ?? name;
    const shown = (values: FieldValues) => {
      const value = values[name];
      if (field.kind === 'image' || field.kind === 'pdf')
        return <ComparedFile kind={field.kind} file={value} alt={label} />;
      return (
        <FieldDifference field={field} before={base[name]} after={value} lang={values.lang ?? base.lang} />
      );
    };
    return [{ name, label, mine: shown(mine), theirs: shown(theirs) }];
  });
}
