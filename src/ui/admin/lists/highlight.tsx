import { findHits } from '#shared/text/search.ts';
import { MarkedText } from '#ui/marked-text.tsx';

export function Highlight({ text, query }: { text: string; query: string }) {
  return <MarkedText text={text} ranges={findHits(text, query)} />;
}
