/** The address of a page or screen: its pattern as routers take it, and the address that a link leads to. */
export type Path<Pattern extends string = string> = {
  pattern: Pattern;
  href: (...item: ItemOf<Pattern>) => string;
};

type ItemOf<Pattern extends string> = Pattern extends `${string}:id${string}` ? [item: { id: number }] : [];

/** An address is stated once, in the `paths.ts` of a feature: `path('/books/:id').href({ id: 3 })` is `/books/3`. */
export function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return { pattern, href: (...[item]) => pattern.replace(':id', String(item?.id)) };
}

/** The first page of the site, and the first screen of the panel, below which all others are. */
export const homePath = path('/');
export const adminPath = path('/admin');
