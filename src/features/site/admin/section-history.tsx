import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldDifference } from '#features/content/admin/fields/field-difference.tsx';
import { ChangedField, NothingChanged } from '#features/versions/admin/differences.tsx';
import { HistorySheet, type VersionSource } from '#features/versions/admin/history-sheet.tsx';
import { type Language, languages } from '#shared/language.ts';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Site } from '../contract.ts';
import { comparedAs, comparedText } from './compared-values.ts';
import { siteAdminQueries } from './queries.ts';
import { unitsOf } from './section-changes.ts';
import { type SectionFields, type SectionName, sectionOf } from './section-fields.ts';
import type { Sites } from './section-values.ts';
import { useFieldLabels } from './use-field-labels.ts';
import { ofSection, useSectionVersions } from './use-section-versions.ts';

type SectionHistoryProps = {
  name: SectionName;
  hasChanges: boolean;
  onRestored: (sites: Sites) => void;
  onClose: () => void;
};

/** The versions of a section in a language. What is restored is that section alone, in both. */
export function SectionHistory({ name, hasChanges, onRestored, onClose }: SectionHistoryProps) {
  const { t } = useTranslation(['siteAdmin', 'screens']);
  const { api } = useSite();
  const queryClient = useQueryClient();
  const describe = useFieldLabels();
  const [lang, setLang] = useState<Language>('bs');
  const { fields } = sectionOf(name);
  const names = Object.keys(fields);
  const { list, show, restore } = useSectionVersions(name);
  const source: VersionSource = {
    type: 'site',
    title: t(`sections.${name}`),
    list: list(lang),
    show: version => show(lang, version),
    restore: version => restore(lang, version),
    meta: Object.fromEntries(names.map(one => [one, { label: t(`sections.${name}`) }])),
    untouched: t('otherSections'),
    compare: (before, after) => (
      <SectionDifferences
        fields={fields}
        before={before as Site | undefined}
        after={after as Site | undefined}
        {...{ lang, describe }}
      />
    ),
  };
  return (
    <HistorySheet
      // The versions of another language are others.
      key={lang}
      source={source}
      form={{
        hasChanges,
        onRestored: async () => {
          const stored = { ...siteAdminQueries.words({ api }), staleTime: 0 };
          onRestored(await queryClient.fetchQuery(stored));
        },
      }}
      choice={
        <ChoiceButtons
          label={t('screens:language')}
          options={languages.map(value => ({ value, label: t(`screens:languages.${value}`) }))}
          chosen={lang}
          onChoose={setLang}
        />
      }
      onClose={onClose}
    />
  );
}

type SectionDifferencesProps = {
  fields: SectionFields;
  before: Site | undefined;
  after: Site | undefined;
  lang: Language;
  describe: ReturnType<typeof useFieldLabels>;
};

function SectionDifferences({ fields, before, after, lang, describe }: SectionDifferencesProps) {
  const [earlier, later] = [before, after].map(site => (site ? unitsOf(ofSection(fields, site)) : {}));
  const paths = [...new Set([...Object.keys(earlier ?? {}), ...Object.keys(later ?? {})])];
  const changed = paths
    .map(path => ({
      path,
      was: comparedText(earlier?.[path]),
      is: comparedText(later?.[path]),
    }))
    .filter(({ was, is }) => was !== is);
  if (changed.length === 0) return <NothingChanged />;
  return changed.map(({ path, was, is }) => (
    <ChangedField key={path} label={describe(path).label}>
      <FieldDifference field={comparedAs(fields, path)} before={was} after={is} lang={lang} />
    </ChangedField>
  ));
}
