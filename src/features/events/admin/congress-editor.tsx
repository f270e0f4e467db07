import { ContentEditor, type EditorProps } from '#features/site/admin/content-editor.tsx';
import { ContentWriting } from '#features/site/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { fieldPlaces, registered } from '#ui/panel/form-fields.tsx';
import { congressQueries } from '../client.ts';
import { type Congress, type CongressInput, congressCalls } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

export function CongressEditor(props: EditorProps) {
  const { t } = useTranslation('congressPanel');
  const { t: tEvents } = useTranslation(['eventsPanel', 'screens']);
  const places = fieldPlaces('congress', {
    ...eventLabels(tEvents),
    content: tEvents('screens:fields.content'),
    url: tEvents('screens:fields.url'),
  });
  return (
    <ContentEditor
      {...props}
      t={t}
      queries={congressQueries}
      calls={congressCalls}
      valuesOf={valuesOf}
      places={places}
      main={form => <ContentWriting form={form} places={places} text="content" />}
      side={form => (
        <EventSettings form={form} places={places}>
          <TextField required type="url" maxLength={limits.url} {...registered(form, places, 'url')} />
        </EventSettings>
      )}
    />
  );
}

function valuesOf(congress: Congress | undefined, today: string): CongressInput {
  return {
    ...eventValuesOf(congress, today),
    content: congress?.content ?? '',
    url: congress?.url ?? '',
  };
}
