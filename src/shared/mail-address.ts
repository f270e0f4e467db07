/** A link that writes to an e-mail address, whatever characters it has (RFC 6068). */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
