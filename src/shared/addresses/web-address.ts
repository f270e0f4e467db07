/** A colon followed by a number is a port (`primjer.ba:8080`), not a scheme. */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
}

export function withScheme(text: string): string {
  return hasScheme(text) ? text : `https://${text}`;
}

/** The http or https address that a browser would make of the text. */
export function parseWebAddress(text: string): URL | undefined {
  const url = URL.parse(text.trim());
  return url && ['http:', 'https:'].includes(url.protocol) ? url : undefined;
}

/** Whether the text is an http or https address with a host, as people write it. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\\p{Cc}]\P{Cc}*$/iu.test(text) && parseWebAddress(text) !== undefined;
}
