import { onlyParameter } from '#shared/site-query.ts';

export const yearParameter = 'godina';
/** The parameters of a list that is narrowed by nothing else. */
export const archiveParameters = [yearParameter, onlyParameter];

/** The year that an address narrows a list to; what is none does not narrow. */
export function yearOfQuery(query: URLSearchParams, name = yearParameter): { year?: number } {
  const year = /^[1-9]\d{0,3}$/.exec(query.get(name) ?? '')?.[0];
  return year ? { year: Number(year) } : {};
}
