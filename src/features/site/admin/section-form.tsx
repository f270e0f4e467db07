import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { draftsOf } from '#features/accounts/session.ts';
import { errorText } from '#shared/api/error-text.ts';
import { problemTexts } from '#shared/api/field-problems.ts';
import { type Language, languages } from '#shared/language.ts';
import { ChoiceButtons } from '#ui/admin/forms/choice-buttons.tsx';
import { EditorForm } from '#ui/admin/forms/editor-form.tsx';
import { nestedErrors } from '#ui/admin/forms/form.ts';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { useMediaQuery } from '#ui/admin/use-media-query.ts';
import { type Translate, useTranslation } from '#ui/i18n.tsx';
import { useToasts } from '#ui/toast.tsx';
import { siteInput } from '../schemas.ts';
import { placeOf } from './section-changes.ts';
import { SectionFormProvider } from './section-context.ts';
import { hasRequired, type SectionFields, type SectionName, sectionOf } from './section-fields.ts';
import styles from './section-form.module.css';
import { SectionInputs } from './section-inputs.tsx';
import { SectionTools } from './section-tools.tsx';
import { holds, readSection, type Sites, writeSection } from './section-values.ts';
import { rowTitleAt, useFieldLabels } from './use-field-labels.ts';
import { useSectionClashes } from './use-section-clashes.tsx';
import { useSectionSaving } from './use-section-saving.ts';

/** From here on there is room for both languages. */
const wide = '(min-width: 64rem)';

type SectionFormProps = {
  name: SectionName;
  sites: Sites;
  onSaved: () => void;
  /** Called when the stored section has become an earlier version again. */
  onRestored: (sites: Sites) => void;
};

/** The form of a section in both languages. */
export function SectionForm({ name, sites, onSaved, onRestored }: SectionFormProps) {
  const { t } = useTranslation(['siteAdmin', 'screens']);
  const { t: tCommon } = useTranslation('common');
  const { showError } = useToasts();
  const { fields, address } = sectionOf(name);
  const describe = useFieldLabels();
  const stored = readSection(fields, sites);
  const form = useForm<FieldValues>({
    defaultValues: stored,
    resolver: async values => {
      const problems = problemsOf(fields, values, tCommon);
      return problems.length === 0 ? { values, errors: {} } : { values: {}, errors: nestedErrors(problems) };
    },
    shouldFocusError: false,
  });
  const { save, conflict } = useSectionSaving(fields, sites, useSectionClashes(fields));
  const isWide = useMediaQuery(wide);
  const [chosen, setChosen] = useState<Language>('bs');
  const [sending, setSending] = useState(0);
  const holdSaving = () => {
    setSending(count => count + 1);
    return () => setSending(count => count - 1);
  };
  const shown = isWide ? languages : [chosen];
  const describeFailure = (error: unknown) => {
    const text = error instanceof StillSending ? t('stillSending') : errorText(error, t('saveFailed'));
    showError(text);
    return text;
  };
  return (
    <FormProvider {...form}>
      <SectionFormProvider
        value={{ describe, shown, holdSaving, isStored: address => holds(stored, address) }}
      >
        <EditorForm
          form={form}
          draft={{
            name: draftsOf('site') + address,
            labelOf: () => t(`sections.${name}`),
          }}
          fields={path => {
            const { id, label } = describe(path);
            return { id, label: [rowTitleAt(form.getValues(), path), label].filter(Boolean).join(', ') };
          }}
          reveal={id => {
            const lang = languages.find(one => id.endsWith(`.${one}`));
            if (lang) flushSync(() => setChosen(lang));
          }}
          onSave={async (values, options) => {
            if (sending > 0) throw new StillSending();
            return save(values, options);
          }}
          onSaved={onSaved}
          describeFailure={describeFailure}
          hint={t('englishHint')}
          hasRequired={hasRequired(fields)}
          tools={() => <SectionTools name={name} sites={sites} onRestored={onRestored} />}
          main={
            <div className={styles.fields}>
              {!isWide && (
                <div className={styles.languages}>
                  <ChoiceButtons
                    label={t('screens:language')}
                    options={languages.map(value => ({ value, label: t(`screens:languages.${value}`) }))}
                    chosen={chosen}
                    onChoose={setChosen}
                  />
                </div>
              )}
              <SectionInputs name={name} />
            </div>
          }
        />
        {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
      </SectionFormProvider>
    </FormProvider>
  );
}

/** A picture or a document is on its way. */
class StillSending extends Error {}

/** What the API would refuse, at its places in the form. */
function problemsOf(fields: SectionFields, values: FieldValues, t: Translate<'common'>): [string, string][] {
  return languages.flatMap(lang =>
    Object.entries(problemTexts(siteInput, writeSection(fields, values, lang), t)).map(
      ([path, text]): [string, string] => [placeOf(fields, values, path, lang), text],
    ),
  );
}
