import { searchText } from '#shared/text/search.ts';

/** The maximum length of a part of a file name, in characters. */
const longest = 60;

/** `prijave-lipidi-i-membrane-2026-11-21`, in ASCII for every file system. */
export function fileNameOf(...parts: readonly string[]): string {
  return parts.map(toAscii).filter(Boolean).join('-');
}

function toAscii(text: string): string {
  const [folded = ''] = searchText(text).split('\n');
  const words = folded.replaceAll(/[^a-z0-9]+/g, '-').slice(0, longest);
  return words.replaceAll(/^-|-$/g, '');
}
