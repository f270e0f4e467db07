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
  /** Urgent news above every page, while it is to be shown. */
  notice?: string;
};

/** The year of the association's first site. */
export const foundedOnline = 2024;

/** The parts of an address. The line with the postal code has the city; the lines behind it are the country. */
export function postalAddress(address: string) {
  const lines = address.split('\n').map(line => line.trim());
  const place = lines.findIndex(line => cityLine.test(line));
  const [, postalCode = '', city = ''] = cityLine.exec(lines[place] ?? '') ?? [];
  const [before, after] = place < 0 ? [lines, []] : [lines.slice(0, place), lines.slice(place + 1)];
  return { street: before.join(', '), postalCode, city, country: after.join(', ') };
}
const cityLine = /^((?:[A-Z]{1,3}-)?\d{4,6}) +(.+)$/;

/** An address on one line. */
export function addressLine(address: string): string {
  return address
    .split('\n')
    .map(line => line.trim())
    .filter(Boolean)
    .join(', ');
}
