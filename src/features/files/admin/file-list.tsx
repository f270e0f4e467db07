import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { errorText } from '#shared/api/error-text.ts';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { useOrder } from '#ui/admin/order/use-order.ts';
import { useWithSession } from '#ui/admin/saving/sign-in-again.ts';
import { useOfferUndo } from '#ui/admin/undo.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { OwnerName } from '../client.ts';
import { fileCalls, type ItemFile } from '../contract.ts';
import styles from './file-list.module.css';
import { FileRow } from './file-row.tsx';

type FileListProps = {
  owner: OwnerName;
  stored: readonly ItemFile[];
  /** Gets the focus after the last file was deleted. */
  chooser: RefObject<HTMLElement | null>;
  onChanged: () => Promise<void>;
};

/** The files of an item, in an order that can be changed by dragging and by buttons. */
export function FileList({ owner, stored, chooser, onChanged }: FileListProps) {
  const { t } = useTranslation(['filesAdmin', 'admin']);
  const { api } = useSite();
  const { showError } = useToasts();
  const offerUndo = useOfferUndo();
  const withSession = useWithSession();
  const focusLater = useFocusLater();
  const list = useRef<HTMLUListElement>(null);
  const { type, id } = owner;
  const { entries, told, move, handle } = useOrder({
    attribute: 'data-file',
    stored,
    save: files => api(fileCalls.order, { body: { type, id, files } }),
    scope: `files-${type}-${id}`,
    onSaved: onChanged,
    failed: t('orderFailed'),
  });
  const removal = useMutation({
    mutationFn: (file: ItemFile) => withSession(() => api(fileCalls.remove, { id: file.id })),
    onSuccess: async (_, file) => {
      const ids = entries.map(one => one.id);
      const place = ids.indexOf(file.id);
      const next = ids[place + 1] ?? ids[place - 1];
      offerUndo(t('deleted'), [{ type: 'file', id: file.id }]);
      await onChanged();
      focusLater(() => {
        const row = list.current?.querySelector(`[data-file="${next}"]`);
        const target = [...(row?.querySelectorAll('button') ?? [])].at(-1) ?? chooser.current;
        target?.focus();
      });
    },
    onError: error => showError(errorText(error, t('deleteFailed'))),
  });
  if (entries.length === 0) return <p className={styles.none}>{t('none')}</p>;
  return (
    <>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      <ul ref={list} className={styles.list} aria-label={t('stored')}>
        {entries.map((file, index) => (
          <FileRow
            key={file.id}
            file={file}
            handle={handle(file.id)}
            up={index > 0 ? () => move(file.id, -1) : undefined}
            down={index < entries.length - 1 ? () => move(file.id, 1) : undefined}
            onChanged={onChanged}
            onRemove={() => {
              if (!removal.isPending) removal.mutate(file);
            }}
          />
        ))}
      </ul>
    </>
  );
}
