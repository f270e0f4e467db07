import { useRole } from '#features/accounts/admin/use-role.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { errorStatus } from '#shared/api/errors.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { trashQueries } from '../client.ts';
import { type TrashedItem, trashCalls } from '../contract.ts';
import { useMayPurge, useTrashedTypes } from './types.ts';
import { useHolds } from './use-holds.ts';

/** What is to be removed for good. */
export type Purged =
  | { what: 'item' | 'selected'; items: readonly TrashedItem[] }
  | { what: 'all'; items?: undefined };

type PurgeDialogProps = { purged: Purged; onDone: () => void; onCancel: () => void };

export function PurgeDialog({ purged, ...rest }: PurgeDialogProps) {
  const { t } = useTranslation('trashAdmin');
  const { api } = useSite();
  const mayPurge = useMayPurge();
  const purge = async () => {
    if (!purged.items) return api(trashCalls.empty, {});
    const items = purged.items.filter(mayPurge).map(({ type, id }) => ({ type, id }));
    const { refused } = await api(trashCalls.purgeMany, { body: { items } });
    // One that is not there any more is refused, and gone as it should be.
    const kept = refused.find(({ code }) => code !== 'not_found');
    if (kept) throw new ApiError(errorStatus[kept.code], kept, t('purgeFailed'));
    return undefined;
  };
  return (
    <DeleteDialog
      text={<PurgeText purged={purged} />}
      remove={purge}
      queryKey={trashQueries.all}
      texts={{ deleted: purged.items ? t('purged') : t('emptied'), failed: t('purgeFailed') }}
      {...rest}
    />
  );
}

function PurgeText({ purged }: { purged: Purged }) {
  const { t } = useTranslation('trashAdmin');
  const holdsOf = useHolds();
  const types = useTrashedTypes();
  const mayPurge = useMayPurge();
  const isForAll = useRole() === 'administrator';
  if (!purged.items) return isForAll ? t('removal.all') : `${t('removal.all')} ${t('removal.kept')}`;
  const [first] = purged.items;
  const type = types.find(known => known.type === first?.type);
  if (purged.what === 'selected' || !first || !type) {
    const { length: count } = purged.items.filter(mayPurge);
    const selected = t('removal.selected', { count });
    return count === purged.items.length ? selected : `${selected} ${t('removal.kept')}`;
  }
  const holds = holdsOf(first);
  return (
    <>
      {type.purge(first.title)} {t('removal.final')} {holds && t('removal.with', { holds })}
    </>
  );
}
