import type { RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { workshopQueries } from '../client.ts';
import { workshopCalls } from '../contract.ts';
import { EventRemoval } from './event-removal.tsx';

export function WorkshopRemoval(props: RemovalProps) {
  const { t } = useTranslation('workshopPanel');
  return <EventRemoval t={t} queries={workshopQueries} calls={workshopCalls} {...props} />;
}
