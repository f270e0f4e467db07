import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { congressCalls, congressFields } from '../contract.ts';
import { eventInputs, eventLabels } from './event-inputs.tsx';
import { congressAdminQueries } from './queries.ts';

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
      fields={congressFields}
      t={t}
      queries={congressAdminQueries}
      calls={congressCalls}
      meta={meta}
      parting={tEvents('parting')}
      inputs={eventInputs}
    />
  );
}
