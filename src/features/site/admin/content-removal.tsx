import type { CallOf, Endpoint } from '#shared/endpoint.ts';
import type { Values } from '#shared/translate.ts';
import { Removal } from '#ui/panel/removal.tsx';
import { useSite } from '#ui/site-context.tsx';

/** The texts of a type's removal, by these keys in its own namespace. */
export type RemovalTextKey = 'removal' | 'deleted' | 'deleteFailed';

/** What the removal of any type is told. */
export type RemovalProps = {
  item: { id: number; title: string };
  onDone: () => void;
  onCancel: () => void;
};

type ContentRemovalProps = RemovalProps & {
  t: (key: RemovalTextKey, values?: Values) => string;
  queries: { all: readonly [string] };
  calls: { remove: Endpoint };
  /** What goes with it, as soon as it is known. */
  alongside?: string | undefined;
};

/** Asks before an item of content is deleted, naming it and what goes with it. */
export function ContentRemoval(props: ContentRemovalProps) {
  const { t, item, queries, calls, alongside, onDone, onCancel } = props;
  const { api } = useSite();
  return (
    <Removal
      text={
        <>
          {t('removal', { title: item.title })} <span role="status">{alongside}</span>
        </>
      }
      remove={() => api(calls.remove, { id: item.id } as unknown as CallOf<Endpoint>)}
      queryKey={queries.all}
      texts={{ deleted: t('deleted'), failed: t('deleteFailed') }}
      onDone={onDone}
      onCancel={onCancel}
    />
  );
}
