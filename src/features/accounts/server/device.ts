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

/** What a `User-Agent` says of a device, roughly: 'Chrome, Windows'. Empty where it says nothing that is known. */
export function deviceOf(userAgent: string): string {
  const known = [browsers, systems].map(list => list.find(([, sign]) => sign.test(userAgent))?.[0]);
  return known.filter(Boolean).join(', ');
}
