import type { Generated } from 'kysely';

export type AccountsTables = {
  users: {
    id: Generated<number>;
    /** As it was given, for display. */
    email: string;
    /** Case folded, for comparison. */
    email_key: string;
    /** PHC string of Argon2id. */
    password_hash: string;
    created_at: string;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    /** SHA-256 of the token, hexadecimal. */
    token_hash: string;
    created_at: string;
    used_at: string;
    /** Of the browser that signed in (`deviceOf`). */
    device: Generated<string>;
  };
};
