import type { Generated } from 'kysely';
import type { Role } from '#shared/access.ts';

type LinkPurpose = 'reset' | 'invitation';

export type AccountsTables = {
  users: {
    id: Generated<number>;
    /** As entered, for display. */
    email: string;
    /** Case-folded, for comparison. */
    email_key: string;
    /** A PHC string of Argon2id. */
    password_hash: string;
    created_at: string;
    role: Generated<Role>;
    /** Since then nobody can sign in to it. */
    disabled_at: string | null;
    last_login_at: string | null;
  };
  /** Links to a page on which the owner of an account sets a password. Each works once. */
  user_links: {
    /** SHA-256 of the link's token, in hexadecimal. */
    token_hash: string;
    user_id: number;
    purpose: LinkPurpose;
    expires_at: string;
  };
  /** The browsers that accounts were signed in with. */
  user_devices: { user_id: number; device_hash: string; used_at: string };
  sessions: {
    id: Generated<number>;
    user_id: number;
    /** SHA-256 of the token, in hexadecimal. */
    token_hash: string;
    created_at: string;
    used_at: string;
    /** The browser that signed in (`deviceOf`). */
    device: Generated<string>;
  };
};
