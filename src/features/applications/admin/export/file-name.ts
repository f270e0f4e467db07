import type { Day } from '#shared/dates.ts';
import { searchText } from '#shared/search.ts';

/** The maximum length of the title in a file name, in characters. */
const longest = 60;

/** `prijave-lipidi-i-membrane-2026-11-21`, in ASCII for every file system. */
export function exportFileName(event: { title: string; started_at: Day }): string {
  const [folded = ''] = searchText(event.title).split('\n');
  const title = folded.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest);
  return ['prijave', title.replaceAll(/^-|-$/g, ''), event.started_at].filter(Boolean).join('-');
}
