import { useQueryClient } from '@tanstack/react-query';
import type { FormValues } from '#features/content/admin/editor/form-values.ts';
import { useItemSaving } from '#features/content/admin/editor/use-item-saving.ts';
import type { Fields } from '#features/content/fields.ts';
import { AppError } from '#shared/api/errors.ts';
import type { QueryOptions } from '#shared/api/query-options.ts';
import type { SaveOptions } from '#ui/admin/saving/use-saving.ts';
import { applicationQueries } from '../../client.ts';
import { applicationCalls } from '../../contract.ts';
import type { Application } from '../../schemas.ts';

type Correcting = {
  application: Application;
  /** The list that it stands in. */
  list: QueryOptions<Application[]>;
  fields: Fields;
  meta: Readonly<Record<string, { label: string }>>;
};

/** Saves fields of an application; what somebody else has changed meanwhile is kept or asked about. */
export function useCorrecting({ application, list, fields, meta }: Correcting) {
  const queryClient = useQueryClient();
  const detail = (_: unknown, id: number): QueryOptions<Application> => ({
    queryKey: [...applicationQueries.all, 'present', id],
    queryFn: async () => {
      const applications = await queryClient.fetchQuery({ ...list, staleTime: 0 });
      const present = applications.find(one => one.id === id);
      if (!present) throw new AppError('not_found');
      return present;
    },
  });
  const { save: saveItem, conflict } = useItemSaving<Application>({
    ...{ fields, meta, item: application, translation: undefined },
    queries: { detail },
    calls: applicationCalls,
  });
  const save = async (values: FormValues<Fields>, options: SaveOptions) => {
    const saved = await saveItem(values, options, {});
    queryClient.setQueryData<Application[]>(list.queryKey, known =>
      known?.map(one => (one.id === saved.id ? saved : one)),
    );
    void queryClient.invalidateQueries({ queryKey: applicationQueries.all });
    return saved;
  };
  return { save, conflict };
}
