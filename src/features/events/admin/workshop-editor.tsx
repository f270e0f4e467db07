import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import type { OwnInputProps } from '#features/content/admin/fields/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { PdfField } from '#ui/admin/files/pdf-field.tsx';
import { ControlledField, fieldMeta, inputProps } from '#ui/admin/forms/form-fields.tsx';
import { TimeField } from '#ui/admin/time-field/time-field.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { workshopCalls, workshopFields } from '../contract.ts';
import styles from './event-inputs.module.css';
import { eventInputs, eventLabels, shownBeside } from './event-inputs.tsx';
import { workshopAdminQueries } from './queries.ts';

export function WorkshopEditor(props: EditorProps) {
  const { t } = useTranslation('workshopAdmin');
  const { t: tEvents } = useTranslation(['eventsAdmin', 'screens']);
  const meta = fieldMeta('workshop', {
    ...eventLabels(tEvents),
    description: tEvents('screens:fields.description'),
    details: tEvents('fields.details'),
    time: tEvents('fields.time'),
    duration: tEvents('fields.duration'),
    instructor: tEvents('fields.instructor'),
    image: tEvents('screens:fields.image'),
    imageFocus: tEvents('screens:fields.imageFocus'),
    pdf: tEvents('fields.pdf'),
  });
  return (
    <ContentEditor
      {...props}
      fields={workshopFields}
      t={t}
      queries={workshopAdminQueries}
      calls={workshopCalls}
      meta={meta}
      parting={tEvents('parting')}
      inputs={{ ...eventInputs, time: TimeAndDuration, duration: shownBeside, pdf: PdfOfNew }}
    />
  );
}

type InputProps = OwnInputProps<FormValues<typeof workshopFields>>;

/** Of a stored workshop it is the first of its files, which have a place of their own. */
function PdfOfNew({ form, meta, state }: InputProps) {
  if (state) return null;
  return (
    <ControlledField form={form} meta={meta} name="pdf">
      {field => <PdfField stored={null} {...field} />}
    </ControlledField>
  );
}

function TimeAndDuration({ form, meta }: InputProps) {
  const { t } = useTranslation('eventsAdmin');
  return (
    <div className={styles.pair}>
      <ControlledField form={form} meta={meta} name="time">
        {field => <TimeField required {...field} />}
      </ControlledField>
      <TextField
        required
        maxLength={limits.line}
        hint={t('hints.duration')}
        isHintBelow
        {...inputProps(form, meta, 'duration')}
      />
    </div>
  );
}
