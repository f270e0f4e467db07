/**
 * The entry points in the browser. Public pages and admin are built separately, so that neither loads the
 * other's code.
 */
/** Loads the entry of the public pages, once they are painted. */
export const siteStart = 'src/public/start.ts';
export const siteEntry = 'src/public/entry-client.tsx';
export const adminEntry = 'src/admin/entry.tsx';
export const entries = [siteEntry, adminEntry] as const;
export type Entry = (typeof entries)[number];

/** The builds' manifests, relative to the folder of the built files. */
export const manifests: Record<Entry, string> = {
  [siteEntry]: '.vite/site.json',
  [adminEntry]: '.vite/admin.json',
};
