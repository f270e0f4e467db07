import * as z from 'zod/mini';

/** The members of an export's ZIP. */
export const manifestMember = 'export.json';
export const rowsMember = (table: string) => `data/${table}.json`;
export const sheetMember = (table: string) => `csv/${table}.csv`;
export const filesFolder = 'files/';

/** What the manifest says of an export. */
export const manifest = z.object({
  format: z.literal('association-site-export'),
  /** Raised when what an earlier program would misread is changed. */
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The address of the site that it is of. */
  site: z.string(),
  rows: z.record(z.string(), z.int()),
});
export type Manifest = z.infer<typeof manifest>;
