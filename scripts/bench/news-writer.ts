import { newsCalls } from '#features/news/contract.ts';
import { createApi, signIn } from '../../e2e/support/api.ts';
import type { NewsAddress } from './site.ts';

/**
 * An administrator who updates one news item after another, each of which clears caches. Throws if an update
 * fails.
 */
export async function createNewsWriter(origin: string, news: readonly NewsAddress[]) {
  const api = createApi(origin, await signIn(origin));
  let writes = 0;
  return async (): Promise<void> => {
    const id = news[writes % news.length]?.id ?? 0;
    writes += 1;
    const fields = { description: `Izmjena ${writes}.` };
    const answer = await api.call(newsCalls.update, { query: { id }, fields });
    if (answer?.status !== 200) throw new Error(`update of ${id}: ${answer?.status}`);
  };
}
