import { ContentEditor, type EditorProps } from '#features/content/admin/content-editor.tsx';
import { ContentWriting } from '#features/content/admin/content-inputs.tsx';
import { limits } from '#shared/validation.ts';
import { fieldMeta, inputProps } from '#ui/admin/form-fields.tsx';
import { TextField } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { type Congress, type CongressInput, congressCalls } from '../contract.ts';
import { EventSettings, eventLabels, eventValuesOf } from './event-inputs.tsx';

export function CongressEditor(props: EditorProps) {
  const { t } = useTranslation('congressAdmin');
  const { t: tEvents } = useTranslation(['eventsAdmin', 'screens']);
  const meta = fieldMeta('congress', {
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
      meta={meta}
      main={form => <ContentWriting form={form} meta={meta} text="content" />}
      side={form => (
        <EventSettings form={form} meta={meta}>
          <TextField required type="url" maxLength={limits.url} {...inputProps(form, meta, 'url')} />
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
