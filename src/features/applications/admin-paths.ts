import type { EventKind } from '#features/events/kinds.ts';

/** Where the applications to an event of each kind are read. */
export const applicationsPaths = {
  workshop: '/admin/radionice-prijave',
  symposium: '/admin/simpozij-prijave',
  congress: '/admin/kongres-prijave',
} as const satisfies Record<EventKind, string>;

export function applicationsPath({ kind, id }: { kind: EventKind; id: number }): string {
  return `${applicationsPaths[kind]}/${id}`;
}
