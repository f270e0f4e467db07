export type FoundCategory = { name: string; count: number };

const pattern = /<category domain="category"[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/category>/g;
const end = '</category>';
/** In characters: no category is longer, so that what is kept of a large file is little. */
const longest = 4_000;

export async function isWordPress(file: Blob): Promise<boolean> {
  const head = await file.slice(0, 4_000).text();
  return head.trimStart().startsWith('<?xml') && head.includes('wordpress.org/export');
}

/** The categories of posts in an export of WordPress, with how many posts each has, the most frequent first. */
export async function readCategories(file: Blob): Promise<FoundCategory[]> {
  const counts = new Map<string, number>();
  let rest = '';
  for await (const chunk of textOf(file)) {
    const text = rest + chunk;
    const upTo = text.lastIndexOf(end) + (text.includes(end) ? end.length : 1);
    for (const [, name = ''] of text.slice(0, upTo).matchAll(pattern))
      counts.set(name.trim(), (counts.get(name.trim()) ?? 0) + 1);
    rest = text.slice(upTo).slice(-longest);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name));
}

async function* textOf(file: Blob): AsyncGenerator<string> {
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}
