import { useQuery } from '@tanstack/react-query';
import {
  ContentDeleteDialog,
  type DeleteDialogProps,
} from '#features/content/admin/content-delete-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { applicationQueries } from '../../client.ts';

/** Says how many applications go to the trash with an event. Those of a pair stay with its counterpart. */
export function EventDeleteDialog(props: DeleteDialogProps) {
  const { t } = useTranslation('eventsAdmin');
  const { data } = useQuery({ ...applicationQueries.count(useSite(), props.item.id), staleTime: 0 });
  const { translation } = props.item;
  const alongsideOf = (values: { count: number }) =>
    translation ? t('applications.stay', { title: translation.title }) : t('applications.alongside', values);
  return <ContentDeleteDialog {...props} alongside={data?.count ? alongsideOf(data) : undefined} />;
}
