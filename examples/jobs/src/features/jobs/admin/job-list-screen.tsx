import { ContentEditor, type EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { ContentListScreen } from '#features/content/admin/list/content-list-screen.tsx';
import { contentAdminQueries } from '#features/content/admin/queries.ts';
import { formatDay } from '#shared/dates.ts';
import { fieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { jobCalls, jobFields } from '../contract.ts';

const jobAdminQueries = contentAdminQueries('job', jobCalls);

export default function JobListScreen() {
  const { t } = useTranslation('jobsAdmin');
  return (
    <ContentListScreen
      fields={jobFields}
      t={t}
      queries={jobAdminQueries}
      calls={jobCalls}
      defaultSort="-closing_day"
      columns={[
        {
          header: t('fields.closingDay'),
          cell: job => formatDay(job.closing_day, 'bs'),
          isNumeric: true,
          sort: 'closing_day',
        },
      ]}
      Editor={JobEditor}
    />
  );
}

function JobEditor(props: EditorProps) {
  const { t } = useTranslation(['jobsAdmin', 'screens']);
  const meta = fieldMeta('job', {
    title: t('screens:fields.title'),
    lang: t('screens:language'),
    link: t('screens:fields.url'),
    closingDay: t('fields.closingDay'),
  });
  return (
    <ContentEditor
      {...props}
      fields={jobFields}
      t={t}
      queries={jobAdminQueries}
      calls={jobCalls}
      meta={meta}
    />
  );
}
