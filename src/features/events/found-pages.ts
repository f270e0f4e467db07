import type { FoundPage } from '#ui/pages/found-page.ts';
import { allEventsPath, eventPaths } from './paths.ts';

export const foundPages: readonly FoundPage[] = [
  { title: 'events:all.title', to: allEventsPath.href(), place: 20 },
  { title: 'events:workshop.title', to: eventPaths.workshop.list.href(), place: 21, lists: 'workshop' },
  { title: 'events:symposium.title', to: eventPaths.symposium.list.href(), place: 22, lists: 'symposium' },
  { title: 'events:congress.title', to: eventPaths.congress.list.href(), place: 23, lists: 'congress' },
];
