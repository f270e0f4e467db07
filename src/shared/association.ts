import type { TextOrLink } from './text/links-in-text.ts';

/** The association as every page, e-mail and feed presents it, in one language. */
export type Association = {
  name: string;
  short_name: string;
  contact: {
    /** Its lines: the street, the postal code with the city, the country. */
    address: string;
    email: string;
    phone: string;
    map_url: string;
  };
  social: readonly { name: string; url: string }[];
  footer: string;
  /** The path of a picture that stands for the site's own mark. */
  logo?: string | undefined;
};

/** The same for pages. */
export type PageAssociation = Association & {
  /** Urgent news above every page, while it is to be shown: its text, with the web addresses in it as links. */
  notice?: readonly TextOrLink[];
};

/** The year of the association's first site. */
export const foundedOnline = 2024;
