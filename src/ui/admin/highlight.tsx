import { findHits } from '#shared/search.ts';

export function Highlight({ text, query }: { text: string; query: string }) {
  const hits = findHits(text, query);
  let end = 0;
  const parts = hits.flatMap(([from, to]) => {
    const before = text.slice(end, from);
    end = to;
    return [before, <mark key={from}>{text.slice(from, to)}</mark>];
  });
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
