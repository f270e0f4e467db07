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
