import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { trashQueries } from '../client.ts';
import { type TrashedItem, trashCalls } from '../contract.ts';
import { useTrashedTypes } from './types.ts';
import { useHolds } from './use-holds.ts';

/** What is to be removed for good. */
export type Purged =
  | { what: 'item' | 'selected'; items: readonly TrashedItem[] }
  | { what: 'all'; items?: undefined };

type PurgeDialogProps = { purged: Purged; onDone: () => void; onCancel: () => void };

export function PurgeDialog({ purged, ...rest }: PurgeDialogProps) {
  const { t } = useTranslation('trashAdmin');
  const { api } = useSite();
  const purge = async () => {
    if (!purged.items) return api(trashCalls.empty, {});
    // One that is not there any more is refused, and gone as it should be.
    return api(trashCalls.purgeMany, { body: { items: purged.items.map(({ type, id }) => ({ type, id })) } });
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
  if (!purged.items) return t('removal.all');
  const [first] = purged.items;
  const type = types.find(known => known.type === first?.type);
  if (purged.what === 'selected' || !first || !type)
    return t('removal.selected', { count: purged.items.length });
  const holds = holdsOf(first);
  return (
    <>
      {type.purge(first.title)} {t('removal.final')} {holds && t('removal.with', { holds })}
    </>
  );
}
