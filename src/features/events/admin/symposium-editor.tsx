import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import type { FileValue } from '#ui/admin/file-field.tsx';
import { ControlledField, fieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import { ImageField } from '#ui/admin/image-field.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { defaultTime, type Symposium, type SymposiumInput, symposiumCalls } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

type SymposiumValues = SymposiumInput & { image: FileValue };

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
  });
  return (
    <ContentEditor
      {...props}
      t={t}
      queries={symposiumQueries}
      calls={symposiumCalls}
      valuesOf={valuesOf}
      filesOf={({ image }) => ({ image })}
      meta={meta}
      main={form => <ContentWriting form={form} meta={meta} lead="description" text="details" />}
      side={(form, symposium) => (
        <>
          <EventSettings form={form} meta={meta}>
            <TextField required maxLength={limits.line} {...inputProps(form, meta, 'organizer')} />
          </EventSettings>
          <ControlledField form={form} meta={meta} name="image">
            {field => <ImageField stored={symposium?.image ?? null} {...field} />}
          </ControlledField>
        </>
      )}
    />
  );
}

function valuesOf(symposium: Symposium | undefined, today: string): SymposiumValues {
  return {
    ...eventValuesOf(symposium, today),
    description: symposium?.description ?? '',
    details: symposium?.details ?? '',
    time: symposium?.time ?? defaultTime,
    organizer: symposium?.organizer ?? '',
    image: undefined,
  };
}
