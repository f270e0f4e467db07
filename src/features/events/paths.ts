import type { EventKind } from './kinds.ts';

/** Where the events of a kind are listed, and where one of them is read. */
export const eventPaths = {
  workshop: { list: '/radionice', item: '/radionica' },
  symposium: { list: '/simpozij', item: '/simpozij' },
  congress: { list: '/kongres', item: '/kongres' },
} as const satisfies Record<EventKind, { list: string; item: string }>;

export function eventPath({ kind, id }: { kind: EventKind; id: number }): string {
  return `${eventPaths[kind].item}/${id}`;
}
