import { useEffect, useState } from 'react';
import { useSite } from '#ui/site-context.tsx';
import { searchQuery } from '../client.ts';
import type { SearchResult } from '../contract.ts';
import { shortestQuery } from '../paths.ts';

/** The pause after the last key before suggestions are asked for, in milliseconds (docs/product.md#constants). */
const pause = 150;
const mostSuggestions = 6;

/** The first results of what is typed; undefined while nothing is known of it. */
export function useSuggestions(text: string): readonly SearchResult[] | undefined {
  const { api, language } = useSite();
  const [found, setFound] = useState<{ query: string; items: readonly SearchResult[] }>();
  const query = text.trim();
  useEffect(() => {
    if (query.length < shortestQuery) return;
    const controller = new AbortController();
    const ask = async () => {
      const { items } = await searchQuery({ api, language }, { query }).queryFn(controller);
      setFound({ query, items: items.slice(0, mostSuggestions) });
    };
    // Without suggestions the search itself still works.
    const timer = setTimeout(() => void ask().catch(() => undefined), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, language, query]);
  return found?.query === query ? found.items : undefined;
}
