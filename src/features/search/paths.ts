import { path } from '#shared/paths.ts';

export const searchPaths = { results: path('/pretraga') };

/** The parameters of the page's address: what is looked for, and of which type. */
export const queryParameter = 'q';
export const typeParameter = 'type';

/** Results per page (docs/product.md#constants). */
export const resultsPerPage = 10;
/** So many results are reached at most. */
export const mostResults = 1_000;
/** In letters and digits. */
export const shortestQuery = 2;

/** The address of the results of a query, without the language. */
export function resultsPath(query: string, type?: string): string {
  const asked = new URLSearchParams({ [queryParameter]: query, ...(type && { [typeParameter]: type }) });
  return `${searchPaths.results.href()}?${asked}`;
}
