import { ContentEditor, type EditorProps } from '#features/site/admin/content-editor.tsx';
import { ContentWriting } from '#features/site/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import type { FileValue } from '#ui/panel/file-field.tsx';
import { Controlled, fieldPlaces, registered } from '#ui/panel/form-fields.tsx';
import { ImageField } from '#ui/panel/image-field.tsx';
import { symposiumQueries } from '../client.ts';
import { defaultTime, type Symposium, type SymposiumInput, symposiumCalls } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

type SymposiumValues = SymposiumInput & { image: FileValue };

export function SymposiumEditor(props: EditorProps) {
  const { t } = useTranslation('symposiumPanel');
  const { t: tEvents } = useTranslation(['eventsPanel', 'screens']);
  const places = fieldPlaces('symposium', {
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
      places={places}
      main={form => <ContentWriting form={form} places={places} lead="description" text="details" />}
      side={(form, symposium) => (
        <>
          <EventSettings form={form} places={places}>
            <TextField required maxLength={limits.line} {...registered(form, places, 'organizer')} />
          </EventSettings>
          <Controlled form={form} places={places} name="image">
            {field => <ImageField stored={symposium?.image ?? null} {...field} />}
          </Controlled>
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
