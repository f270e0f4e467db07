import type { Language } from './language.ts';

/** Who is behind the site: what its pages, mails and feeds say of the association. */
export type Association = {
  abbreviation: string;
  name: Record<Language, string>;
  /** The year since when it has had a site. */
  foundedOnline: number;
  street: string;
  /** Postal code and place: `71000 Sarajevo`. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: Record<Language, string>;
  /** For messages, and for membership forms. */
  email: string;
  social: { name: string; url: string };
};
