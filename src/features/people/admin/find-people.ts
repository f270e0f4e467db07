import type { ApiContext } from '#shared/api/query-options.ts';
import type { FoundEntry } from '#ui/admin/screens/section.ts';
import { peopleCalls } from '../contract.ts';
import { peopleAdminPaths, personParameter } from '../paths.ts';

const most = 5;

/** People by name or address, for the search of the panel. */
export async function find({ api }: ApiContext, search: string, signal: AbortSignal): Promise<FoundEntry[]> {
  const found = await api(peopleCalls.search, { query: { search } }, { signal });
  return found.slice(0, most).map(({ email, names }) => ({
    key: `person-${email}`,
    to: `${peopleAdminPaths.list.href()}?${new URLSearchParams({ [personParameter]: email })}`,
    text: names[0] ?? email,
    note: email,
  }));
}
