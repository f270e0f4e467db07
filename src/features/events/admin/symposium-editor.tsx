import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { ControlledField, fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { symposiumCalls, symposiumFields } from '../contract.ts';
import styles from './event-inputs.module.css';
import { eventInputs, eventLabels } from './event-inputs.tsx';
import { symposiumAdminQueries } from './queries.ts';

export function SymposiumEditor(props: EditorProps) {
  const { t } = useTranslation('symposiumAdmin');
  const { t: tEvents } = useTranslation(['eventsAdmin', 'screens']);
  const meta = fieldMeta('symposium', {
    ...eventLabels(tEvents),
    description: tEvents('screens:fields.description'),
    details: tEvents('fields.details'),
    time: tEvents('fields.time'),
    organizer: tEvents('fields.organizer'),
    image: tEvents('screens:fields.image'),
    imageFocus: tEvents('screens:fields.imageFocus'),
  });
  return (
    <ContentEditor
      {...props}
      fields={symposiumFields}
      t={t}
      queries={symposiumAdminQueries}
      calls={symposiumCalls}
      meta={meta}
      parting={tEvents('parting')}
      inputs={{ ...eventInputs, time: Time }}
    />
  );
}

/** As wide as a workshop's, which is beside the duration. */
function Time({ form, meta }: OwnInputProps<FormValues<typeof symposiumFields>>) {
  return (
    <div className={styles.pair}>
      <ControlledField form={form} meta={meta} name="time">
        {field => <TimeField required {...field} />}
      </ControlledField>
    </div>
  );
}
