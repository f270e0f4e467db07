import type { Day } from '#shared/dates.ts';
import { searchText } from '#shared/search.ts';

/** How much of a title goes into the name of a file, in characters. */
const longest = 60;

/** `prijave-lipidi-i-membrane-2026-11-21`, in letters that every system keeps. */
export function exportFileName(event: { title: string; started_at: Day }): string {
  const [folded = ''] = searchText(event.title).split('\n');
  const title = folded.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest);
  return ['prijave', title.replaceAll(/^-|-$/g, ''), event.started_at].filter(Boolean).join('-');
}
