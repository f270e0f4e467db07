import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { applicationQueries } from '#features/applications/client.ts';
import { ContentRemoval } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';

/** Asks before an event of a kind is deleted; says how many applications go with it once that is known. */
export function EventRemoval(props: Omit<ComponentProps<typeof ContentRemoval>, 'alongside'>) {
  const { t } = useTranslation('eventsPanel');
  const { data } = useQuery({ ...applicationQueries.count(useSite(), props.item.id), staleTime: 0 });
  const alongside = data && data.count > 0 ? t('applications.alongside', data) : undefined;
  return <ContentRemoval {...props} alongside={alongside} />;
}
