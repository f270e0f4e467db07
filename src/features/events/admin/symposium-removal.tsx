import type { RemovalProps } from '#features/site/admin/content-removal.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { symposiumQueries } from '../client.ts';
import { symposiumCalls } from '../contract.ts';
import { EventRemoval } from './event-removal.tsx';

export function SymposiumRemoval(props: RemovalProps) {
  const { t } = useTranslation('symposiumPanel');
  return <EventRemoval t={t} queries={symposiumQueries} calls={symposiumCalls} {...props} />;
}
