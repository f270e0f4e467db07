import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import type { FileValue } from '#ui/admin/file-field.tsx';
import { ControlledField, fieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import { ImageField } from '#ui/admin/image-field.tsx';
import { PdfField } from '#ui/admin/pdf-field.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { workshopQueries } from '../client.ts';
import { defaultTime, type Workshop, type WorkshopInput, workshopCalls, workshopForm } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

/** The capacity as it is typed. */
type WorkshopValues = Omit<WorkshopInput, 'capacity'> & {
  capacity: string;
  image: FileValue;
  pdf: FileValue;
};

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
    capacity: tEvents('fields.capacity'),
    image: tEvents('screens:fields.image'),
    pdf: tEvents('fields.pdf'),
  });
  return (
    <ContentEditor
      {...props}
      t={t}
      queries={workshopQueries}
      calls={workshopCalls}
      schema={workshopForm}
      valuesOf={valuesOf}
      filesOf={({ image_url, pdf_url }) => ({ image: image_url, pdf: pdf_url })}
      meta={meta}
      main={form => (
        <ContentWriting form={form} meta={meta} lead="description" isLeadRequired text="details" />
      )}
      side={(form, workshop) => (
        <>
          <EventSettings
            form={form}
            meta={meta}
            duration={
              <TextField
                required
                maxLength={limits.line}
                hint={tEvents('hints.duration')}
                isHintBelow
                {...inputProps(form, meta, 'duration')}
              />
            }
          >
            <TextField required maxLength={limits.line} {...inputProps(form, meta, 'instructor')} />
            <TextField
              required
              inputMode="numeric"
              hint={tEvents('fields.capacityHint')}
              {...inputProps(form, meta, 'capacity')}
            />
          </EventSettings>
          <ControlledField form={form} meta={meta} name="image">
            {field => <ImageField stored={workshop?.image_url ?? null} {...field} />}
          </ControlledField>
          <ControlledField form={form} meta={meta} name="pdf">
            {field => <PdfField stored={workshop?.pdf_url ?? null} {...field} />}
          </ControlledField>
        </>
      )}
    />
  );
}

function valuesOf(workshop: Workshop | undefined, today: string): WorkshopValues {
  return {
    ...eventValuesOf(workshop, today),
    description: workshop?.description ?? '',
    details: workshop?.details ?? '',
    time: workshop?.time ?? defaultTime,
    duration: workshop?.duration ?? '',
    instructor: workshop?.instructor ?? '',
    capacity: String(workshop?.capacity ?? 0),
    image: undefined,
    pdf: undefined,
  };
}
