import type { Generated } from 'kysely';

export type RedirectsTables = {
  redirects: {
    id: Generated<number>;
    /** As `plainPath` writes it. */
    from_path: string;
    /** A path of the site, or an address elsewhere. */
    target: string;
    created_at: string;
  };
  /** How often addresses were asked for in vain, by calendar days of the site. */
  missing_addresses: {
    path: string;
    day: string;
    requests: number;
  };
};
