import { FieldDifference } from '#features/content/admin/fields/field-difference.tsx';
import { languages } from '#shared/language.ts';
import type { Clash } from '#ui/admin/saving/conflict-dialog.tsx';
import { comparedAs, comparedText } from './compared-values.ts';
import type { unitsOf } from './section-changes.ts';
import type { SectionFields } from './section-fields.ts';
import { useFieldLabels } from './use-field-labels.ts';

type Units = ReturnType<typeof unitsOf>;

/** Describes what both sides changed: what each of them made of the earlier value. */
export function useSectionClashes(fields: SectionFields) {
  const describe = useFieldLabels();
  return (names: readonly string[], base: Units, mine: Units, theirs: Units): Clash[] =>
    names.map(name => {
      const lang = languages.find(one => name.endsWith(`.${one}`));
      const shown = (units: Units) => (
        <FieldDifference
          field={comparedAs(fields, name)}
          before={comparedText(base[name])}
          after={comparedText(units[name])}
          lang={lang}
        />
      );
      return { name, label: describe(name).label, mine: shown(mine), theirs: shown(theirs) };
    });
}
