/** Escapes text for XML, and removes characters that XML 1.0 does not allow even escaped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function textElement(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
