const browsers: [name: string, sign: RegExp][] = [
  // Those that also call themselves Chrome or Safari come before these.
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Version\/.*Safari\//],
];

const systems: [name: string, sign: RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

/** Browser and system in a `User-Agent` header, such as 'Chrome, Windows'; empty if neither is recognized. */
export function deviceOf(userAgent: string): string {
  const known = [browsers, systems].map(list => list.find(([, sign]) => sign.test(userAgent))?.[0]);
  return known.filter(Boolean).join(', ');
}
