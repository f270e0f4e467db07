export const yearParameter = 'godina';

/** The year that an address narrows a list to; what is none does not narrow. */
export function yearOfQuery(query: URLSearchParams, name = yearParameter): { year?: number } {
  const year = /^[1-9]\d{0,3}$/.exec(query.get(name) ?? '')?.[0];
  return year ? { year: Number(year) } : {};
}
