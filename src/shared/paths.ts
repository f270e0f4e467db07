/** The address of a page or screen: the pattern for routers, and the function for links. */
export type Path<Pattern extends string = string> = {
  pattern: Pattern;
  href: (...item: ItemOf<Pattern>) => string;
};

type ItemOf<Pattern extends string> = Pattern extends `${string}:id${string}`
  ? [item: { id: number }]
  : Pattern extends `${string}:token`
    ? [link: { token: string }]
    : Pattern extends `${string}:slug`
      ? [item: { slug?: string | undefined }]
      : [];

/** The address of what only its link opens: the token is the key. */
export type TokenPath = Path<`${string}:token`>;

/** `path('/books/:id').href({ id: 3 })` is `/books/3`. A feature's `paths.ts` states its addresses. */
// Bundles drop unused paths: the public scripts contain no address of the admin.
/* @__NO_SIDE_EFFECTS__ */
export function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  return {
    pattern,
    href: (...[values]) =>
      pattern.replace(/:(\w+)/, (_, name) => String((values as Record<string, unknown> | undefined)?.[name])),
  };
}

/** The privacy notice, to which forms lead. */
export const privacyPath = path('/privatnost');

/** The screen of the menu, to which the form of own pages leads. */
export const menuAdminPath = path('/admin/meni');

/** The first public page, and the first screen of the admin. */
export const homePath = path('/');
export const adminPath = path('/admin');
