import type { Generated } from 'kysely';

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
  };
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
