import type { Language } from './language.ts';

/** The association as pages, e-mails and feeds present it. */
export type Association = {
  abbreviation: string;
  name: Record<Language, string>;
  /** The year of its first site. */
  foundedOnline: number;
  street: string;
  /** Postal code and city: `71000 Sarajevo`. */
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  country: Record<Language, string>;
  email: string;
  /** Under which it is entered with the authorities, and where. */
  registration: Record<Language, string>;
  social: { name: string; url: string };
};
