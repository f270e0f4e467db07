import { useState } from 'react';
import { newsCategories } from '#features/news/categories.ts';
import { fieldErrors } from '#shared/api/error-text.ts';
import { Card } from '#ui/admin/card.tsx';
import { FileField } from '#ui/admin/files/file-field.tsx';
import { CheckedForm } from '#ui/admin/forms/checked-form.tsx';
import { Button } from '#ui/button.tsx';
import { SegmentedField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { movingCalls } from '../contract.ts';
import { type CategoryChoices, CategoryTable } from './category-table.tsx';
import styles from './moving.module.css';
import { isZip, largestZip, sendZip } from './send-zip.ts';
import { useStart } from './use-start.ts';
import { type FoundCategory, isWordPress, readCategories } from './wordpress-categories.ts';

const origins = ['address', 'zip'] as const;
type Origin = (typeof origins)[number];

/** Takes everything from another site, or from a ZIP, or tries what that would be. */
export function ImportCard({ lastAddress = '' }: { lastAddress?: string | undefined }) {
  const { t } = useTranslation('movingAdmin');
  const { api } = useSite();
  const [origin, setOrigin] = useState<Origin>('address');
  const [typed, setTyped] = useState<string>();
  const address = typed ?? lastAddress;
  const [token, setToken] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<readonly FoundCategory[]>();
  const [choices, setChoices] = useState<CategoryChoices>({});
  const [sent, setSent] = useState<number>();
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useStart({ failed: t('import.failed') });
  const errors = fieldErrors(error);
  const choose = async (chosen: File | null) => {
    setFile(chosen);
    setChoices({});
    setFound(chosen && (await isWordPress(chosen)) ? await readCategories(chosen) : undefined);
  };
  const call = async (dryRun: boolean) => {
    if (origin === 'address')
      return api(movingCalls.startImport, { body: { address, token: token || undefined, dryRun } });
    if (!file) return;
    try {
      const categories = found && categoriesOf(found, choices);
      const body = { ...(await sendZip(api, file, setSent)), categories, dryRun };
      return await api(movingCalls.startImport, { body });
    } finally {
      setSent(undefined);
    }
  };
  const start = (dryRun: boolean) => {
    setIsMissing(origin === 'zip' && !file);
    if (origin === 'zip' && !file) return;
    mutate({ call: () => call(dryRun), started: dryRun ? t('import.tried') : t('import.started') });
  };
  return (
    <Card title={t('import.title')}>
      <p className={styles.hint}>{t('import.hint')}</p>
      <CheckedForm className={styles.form} isSubmitting={isPending} submit={() => start(false)}>
        <SegmentedField
          label={t('import.from')}
          name="origin"
          options={[
            { value: 'address', label: t('import.ofAddress') },
            { value: 'zip', label: t('import.ofZip') },
          ]}
          chosen={origin}
          onChange={event => setOrigin(event.target.value === 'zip' ? 'zip' : 'address')}
        />
        {origin === 'address' ? (
          <>
            <TextField
              label={t('import.address')}
              hint={t('import.addressHint')}
              error={errors.address}
              type="url"
              required
              value={address}
              onChange={event => setTyped(event.target.value)}
            />
            <TextField
              label={t('import.token')}
              hint={t('import.tokenHint')}
              error={errors.token}
              type="password"
              autoComplete="off"
              value={token}
              onChange={event => setToken(event.target.value)}
            />
          </>
        ) : (
          <ZipField
            value={file}
            error={isMissing ? t('import.missing') : (errors.file ?? errors.upload)}
            onChange={chosen => void choose(chosen)}
          />
        )}
        {origin === 'zip' && found && <CategoryTable found={found} choices={choices} onChange={setChoices} />}
        <div className={styles.buttons}>
          <Button type="submit" look="primary" isBusy={isPending}>
            {t('import.start')}
          </Button>
          <Button isBusy={isPending} onClick={() => start(true)}>
            {t('import.try')}
          </Button>
          {sent !== undefined && (
            <span role="status">{t('import.sending', { percent: Math.floor(sent * 100) })}</span>
          )}
        </div>
      </CheckedForm>
    </Card>
  );
}

/** What the table shows, for every category. */
function categoriesOf(found: readonly FoundCategory[], choices: CategoryChoices) {
  const chosen = (name: string) => newsCategories.find(category => category === choices[name]);
  return Object.fromEntries(
    found.map(({ name }) => [name, choices[name] === '' ? '' : (chosen(name) ?? newsCategories[0])] as const),
  );
}

type ZipFieldProps = {
  value: File | null;
  error: string | undefined;
  onChange: (file: File | null) => void;
};

function ZipField({ value, error, onChange }: ZipFieldProps) {
  const { t } = useTranslation('movingAdmin');
  const rule = {
    accept: '.zip,.xml,application/zip,text/xml',
    refusalOf: async (file: File) => {
      if (file.size > largestZip) return t('import.tooLarge');
      return (await isZip(file)) || (await isWordPress(file)) ? undefined : t('import.notZip');
    },
    texts: {
      choose: t('import.choose'),
      replace: t('import.replace'),
      remove: t('import.remove'),
      hint: t('import.fileHint'),
      stored: t('import.stored'),
      unsaved: t('import.stored'),
    },
  };
  return (
    <FileField
      label={t('import.file')}
      required
      value={value}
      stored={null}
      error={error}
      rule={rule}
      onChange={file => onChange(file ?? null)}
    />
  );
}
