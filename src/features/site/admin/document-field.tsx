import { ApiError } from '#shared/api/api-client.ts';
import { errorText } from '#shared/api/error-text.ts';
import { PdfField } from '#ui/admin/files/pdf-field.tsx';
import { useFileSending } from '#ui/admin/files/use-file-sending.ts';
import { SaveProgress } from '#ui/admin/saving/save-progress.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { siteCalls } from '../contract.ts';
import { useSectionForm } from './section-context.ts';

type DocumentFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  /** The address of the document. */
  value: string;
  onChange: (value: string) => void;
};

/** The membership form, which is stored when it is chosen. */
export function DocumentField({ value, onChange, error, ...field }: DocumentFieldProps) {
  const { t } = useTranslation('siteAdmin');
  const { api } = useSite();
  const withSession = useWithSession();
  const { holdSaving, isStored } = useSectionForm();
  const { sendFile, progress, failure } = useFileSending({
    send: (file, options) => withSession(() => api(siteCalls.createForm, { body: { file } }, options)),
    describeFailure: problem => {
      const atFile = problem instanceof ApiError ? problem.fields.file : undefined;
      return atFile ?? errorText(problem, t('documentFailed'));
    },
  });
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    const release = holdSaving();
    const sent = await sendFile(file).finally(release);
    if (sent) onChange(sent.url);
  };
  return (
    <div>
      <PdfField
        {...field}
        value={undefined}
        isUnsaved={!isStored(value)}
        stored={value || null}
        isRemovable={false}
        error={failure ?? error}
        onChange={file => void take(file)}
      />
      <div role="status">
        {progress !== undefined && <SaveProgress sending={{ what: 'document', progress }} />}
      </div>
    </div>
  );
}
