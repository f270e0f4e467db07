/** Where the browser's code begins. Site and panel are built apart, so that neither loads what the other needs. */
export const siteEntry = 'src/public/entry-client.tsx';
export const adminEntry = 'src/admin/entry.tsx';
export const entries = [siteEntry, adminEntry] as const;
export type Entry = (typeof entries)[number];

/** What was built of each, below the folder of the built files. */
export const manifests: Record<Entry, string> = {
  [siteEntry]: '.vite/site.json',
  [adminEntry]: '.vite/admin.json',
};
