import type { ItemPageProps } from '#features/content/public/content-item.tsx';
import { congressQueries } from '../client.ts';
import { EventItem } from './event-item.tsx';

export default function CongressPage({ id }: ItemPageProps) {
  return <EventItem id={id} kind="congress" query={congressQueries.detail} html={event => event.content} />;
}
