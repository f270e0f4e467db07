import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { symposiumQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function SymposiumPage({ id }: ItemPageProps) {
  return <EventItem id={id} kind="symposium" query={symposiumQueries.detail} html={event => event.details} />;
}
