import { type ComponentProps, useId, useState } from 'react';
import { errorText, fieldErrors } from '#shared/api/error-text.ts';
import { formatSize } from '#shared/file-size.ts';
import { languages } from '#shared/language.ts';
import { limits } from '#shared/validation.ts';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { NewTabLink } from '#ui/admin/new-tab-link.tsx';
import { DragHandle } from '#ui/admin/order/drag-handle.tsx';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { FieldError, SelectField, TextField } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';
import { useSite } from '#ui/site-context.tsx';
import { fileCalls, type ItemFile } from '../contract.ts';
import { itemFileKinds } from '../kinds.ts';
import styles from './file-list.module.css';

type FileRowProps = {
  file: ItemFile;
  handle: ComponentProps<'span'>;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  onChanged: () => Promise<void>;
  onRemove: () => void;
};

type Texts = Pick<ItemFile, 'title' | 'kind' | 'lang'>;

/** A file whose name, kind and language are stored as soon as they are changed. */
export function FileRow({ file, handle, up, down, onChanged, onRemove }: FileRowProps) {
  const { t } = useTranslation(['filesAdmin', 'files', 'screens']);
  const id = useId();
  const { api } = useSite();
  const withSession = useWithSession();
  const [title, setTitle] = useState(file.title);
  const [saved, setSaved] = useState<{ isSaved: boolean; problem?: string }>({ isSaved: false });
  const save = async (body: Partial<Texts>) => {
    try {
      const changed = await withSession(() => api(fileCalls.update, { id: file.id, body }));
      if (body.title !== undefined) setTitle(changed.title);
      setSaved({ isSaved: true });
      await onChanged();
    } catch (error) {
      setSaved({ isSaved: false, problem: fieldErrors(error).title ?? errorText(error, t('saveFailed')) });
    }
  };
  return (
    <li className={styles.row} data-file={file.id}>
      <DragHandle className={styles.handle} {...handle} />
      <TextField
        className={styles.name}
        label={t('fields.title')}
        lang={file.lang}
        maxLength={limits.line}
        value={title}
        aria-describedby={saved.problem && `${id}-problem`}
        onChange={event => setTitle(event.target.value)}
        onBlur={() => title !== file.title && void save({ title })}
        onKeyDown={event => event.key === 'Enter' && event.currentTarget.blur()}
      />
      <SelectField
        label={t('fields.kind')}
        value={file.kind}
        options={itemFileKinds.map(value => ({ value, label: t(`files:kinds.${value}`) }))}
        onChange={event => void save({ kind: event.target.value as ItemFile['kind'] })}
      />
      <SelectField
        label={t('fields.lang')}
        value={file.lang}
        options={languages.map(value => ({ value, label: t(`screens:languages.${value}`) }))}
        onChange={event => void save({ lang: event.target.value as ItemFile['lang'] })}
      />
      <span className={styles.facts}>
        <NewTabLink href={file.url}>
          {file.size === null ? t('openOfUnknownSize') : t('open', { size: formatSize(file.size) })}
        </NewTabLink>
        <span role="status">{saved.isSaved && t('saved')}</span>
      </span>
      <span className={styles.actions}>
        <MoveButtons item={file.title} up={up} down={down} />
        <ItemAction
          action={t('screens:remove')}
          item={file.title}
          icon={iconTrash}
          isDestructive
          onClick={onRemove}
        />
      </span>
      <span className={styles.problem}>
        <FieldError id={`${id}-problem`} error={saved.problem} />
      </span>
    </li>
  );
}
