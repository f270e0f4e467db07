const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of sanitized HTML on one line. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/?(?!a\b|code|em|s\b|strong|u\b)[a-z]\w*)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => characters[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
