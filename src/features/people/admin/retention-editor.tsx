import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { retentionCalls } from '#features/privacy/contract.ts';
import { errorText } from '#shared/api/error-text.ts';
import { type RetentionKind, retentionKinds } from '#shared/retention.ts';
import { EditorSheet } from '#ui/admin/forms/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import { TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import { type Retention, retentionQueries } from '../client.ts';
import styles from './retention.module.css';

type RetentionEditorProps = { retention: Retention; onClose: () => void };

const idOf = (kind: RetentionKind) => `retention-${kind}`;

/** The months of each kind. */
export function RetentionEditor({ retention, onClose }: RetentionEditorProps) {
  const { t } = useTranslation('peopleAdmin');
  const { t: tCommon } = useTranslation('common');
  const { api } = useSite();
  const { showSuccess } = useToasts();
  const queryClient = useQueryClient();
  const form = useForm<Retention>({
    defaultValues: retention,
    resolver: schemaResolver(retentionCalls.update.body.schema, tCommon),
    shouldFocusError: false,
  });
  const { errors } = form.formState;
  const labelOf = (kind: RetentionKind) => t(`retention.kinds.${kind}`);
  const fields = Object.fromEntries(
    retentionKinds.map(kind => [kind, { id: idOf(kind), label: labelOf(kind) }]),
  ) as Record<RetentionKind, { id: string; label: string }>;
  return (
    <EditorSheet
      title={t('retention.title')}
      form={form}
      draft={{ name: draftName('retention'), labelOf: () => t('retention.title') }}
      fields={fields}
      onSave={(values, options) => api(retentionCalls.update, { body: values }, options)}
      onSaved={() => {
        showSuccess(t('retention.saved'));
        onClose();
        void queryClient.invalidateQueries({ queryKey: retentionQueries.all });
      }}
      describeFailure={error => errorText(error, t('retention.saveFailed'))}
      onClose={onClose}
      main={retentionKinds.map((kind, index) => (
        <TextField
          key={kind}
          className={styles.months}
          id={idOf(kind)}
          label={labelOf(kind)}
          hint={kind === 'applications' ? t('retention.inMonthsAfter') : t('retention.inMonths')}
          inputMode="numeric"
          autoComplete="off"
          required
          data-autofocus={index === 0 || undefined}
          error={errors[kind]?.message}
          {...form.register(kind)}
        />
      ))}
      side={<p className={styles.hint}>{t('retention.editorHint')}</p>}
    />
  );
}
