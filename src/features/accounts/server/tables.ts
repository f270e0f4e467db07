import type { Generated } from 'kysely';
import type { Role } from '#shared/api/access.ts';
import type { Language } from '#shared/language.ts';

export type LinkPurpose = 'reset' | 'invitation';

export type AccountsTables = {
  users: {
    id: Generated<number>;
    /** As entered, for display. */
    email: string;
    /** Case-folded, for comparison. */
    email_key: string;
    /** A PHC string of Argon2id; empty until the invitation is accepted. */
    password_hash: string;
    created_at: string;
    role: Generated<Role>;
    /** Of the panel, and of what the owner is written. */
    language: Generated<Language>;
    /** Since then nobody can sign in to it. */
    disabled_at: string | null;
    last_login_at: string | null;
    /** When a session of it was last used; null before the first one. */
    seen_at: string | null;
    /** When the visit before this one ended. */
    last_visit_at: string | null;
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
  two_factors: {
    user_id: number;
    /** In base32. */
    secret: string;
    /** Without it the account has begun to get a second factor, and signs in without one. */
    confirmed_at: string | null;
  };
  /** The steps whose codes were used (`stepsAt`). */
  two_factor_steps: { user_id: number; step: number };
  recovery_codes: {
    user_id: number;
    /** SHA-256 of the code, in hexadecimal. */
    code_hash: string;
    used_at: string | null;
  };
};
