import type { CallOf, Endpoint } from '#shared/api/endpoint.ts';
import type { Values } from '#shared/translate.ts';
import { DeleteDialog } from '#ui/admin/delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';

export type DeleteDialogTextKey = 'removal' | 'deleted' | 'deleteFailed';

export type DeleteDialogProps = {
  t: (key: DeleteDialogTextKey, values?: Values) => string;
  item: { id: number; title: string; translation?: { title: string } | null | undefined };
  queries: { all: readonly [string] };
  calls: { remove: Endpoint };
  onDone: () => void;
  onCancel: () => void;
};

type ContentDeleteDialogProps = DeleteDialogProps & {
  /** What is deleted with it. */
  alongside?: string | undefined;
};

/** Moves an item to the trash. */
export function ContentDeleteDialog(props: ContentDeleteDialogProps) {
  const { t, item, queries, calls, alongside, ...rest } = props;
  const { t: tPair } = useTranslation('translations');
  const { api } = useSite();
  return (
    <DeleteDialog
      text={
        <>
          {t('removal', { title: item.title })}{' '}
          {item.translation && `${tPair('stays', { title: item.translation.title })} `}
          <span role="status">{alongside}</span>
        </>
      }
      remove={() => api(calls.remove, { id: item.id } as unknown as CallOf<Endpoint>)}
      deleted={[{ type: queries.all[0], id: item.id }]}
      queryKey={queries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      {...rest}
    />
  );
}
