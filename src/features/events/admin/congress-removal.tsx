import type { RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { congressQueries } from '../client.ts';
import { congressCalls } from '../contract.ts';
import { EventRemoval } from './event-removal.tsx';

export function CongressRemoval(props: RemovalProps) {
  const { t } = useTranslation('congressPanel');
  return <EventRemoval t={t} queries={congressQueries} calls={congressCalls} {...props} />;
}
