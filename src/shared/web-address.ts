/** A colon followed by a number is a port (`primjer.ba:8080`), not a scheme. */
export function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:(?!\d)/i.test(text);
}

export function withScheme(text: string): string {
  return hasScheme(text) ? text : `https://${text}`;
}

/** Whether the text is an http or https address with a host. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/\\\p{Cc}]\P{Cc}*$/iu.test(text) && URL.canParse(text);
}
