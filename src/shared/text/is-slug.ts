/** In characters, so that addresses stay readable. */
export const longestSlug = 80;

export const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= longestSlug;
