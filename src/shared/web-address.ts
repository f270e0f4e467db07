/** An address that begins with a scheme; a colon and a number is a port (`primjer.ba:8080`). */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
}

/** The address with `https://` before it where it has no scheme. */
export function withScheme(text: string): string {
  return hasScheme(text) ? text : `https://${text}`;
}

/** Whether the text is an address of the web as it stands: http or https, and a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\\p{Cc}]\P{Cc}*$/iu.test(text) && URL.canParse(text);
}
