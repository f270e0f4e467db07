import type { Generated } from 'kysely';
import type { CertificateLanguage } from '../languages.ts';

export type CertificatesTables = {
  /** Every number that was ever given: one whose certificate is gone is still known. */
  certificate_numbers: {
    number: string;
    /** An instant, ISO 8601 in UTC. */
    issued_at: string;
  };
  /** The database removes them with their application. */
  certificates: {
    id: Generated<number>;
    number: string;
    application_id: number;
    lang: CertificateLanguage;
    /** Whom it names. */
    name: string;
    /** The instant when another one took its place; null of the one in force, of which an application has one a language. */
    revoked_at: string | null;
  };
};
