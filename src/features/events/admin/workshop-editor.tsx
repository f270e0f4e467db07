import { ContentEditor, type EditorProps } from '#features/site/admin/content-editor.tsx';
import { ContentWriting } from '#features/site/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { FileValue } from '#ui/panel/file-field.tsx';
import { Controlled, fieldPlaces, registered } from '#ui/panel/form-fields.tsx';
import { ImageField } from '#ui/panel/image-field.tsx';
import { PdfField } from '#ui/panel/pdf-field.tsx';
import { workshopQueries } from '../client.ts';
import { defaultTime, type Workshop, type WorkshopInput, workshopCalls } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

/** The capacity as it is typed. */
type WorkshopValues = Omit<WorkshopInput, 'capacity'> & {
  capacity: string;
  image: FileValue;
  pdf: FileValue;
};

export function WorkshopEditor(props: EditorProps) {
  const { t } = useTranslation('workshopPanel');
  const { t: tEvents } = useTranslation(['eventsPanel', 'screens']);
  const places = fieldPlaces('workshop', {
    ...eventLabels(tEvents),
    description: tEvents('screens:fields.lead'),
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
      valuesOf={valuesOf}
      places={places}
      main={form => (
        <ContentWriting form={form} places={places} lead="description" isLeadRequired text="details" />
      )}
      side={(form, workshop) => (
        <>
          <EventSettings
            form={form}
            places={places}
            duration={
              <TextField
                required
                maxLength={limits.line}
                hint={tEvents('hints.duration')}
                isHintBelow
                {...registered(form, places, 'duration')}
              />
            }
          >
            <TextField required maxLength={limits.line} {...registered(form, places, 'instructor')} />
            <TextField
              required
              inputMode="numeric"
              hint={tEvents('fields.capacityHint')}
              {...registered(form, places, 'capacity')}
            />
          </EventSettings>
          <Controlled form={form} places={places} name="image">
            {field => <ImageField stored={workshop?.image_url ?? null} {...field} />}
          </Controlled>
          <Controlled form={form} places={places} name="pdf">
            {field => <PdfField stored={workshop?.pdf_url ?? null} {...field} />}
          </Controlled>
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
