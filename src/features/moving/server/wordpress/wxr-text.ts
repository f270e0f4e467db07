/** An image of a gallery: the number of its attachment, or its address. */
export type GalleryImage = { id?: number; address?: string };

export type WxrText = {
  html: string;
  galleries: GalleryImage[];
  /** The names of shortcodes that say nothing here. */
  lost: string[];
};

const block = /^<(p|h[1-6]|ul|ol|li|blockquote|pre|table|figure|div|hr)\b/i;

/** Of a text as WordPress keeps it: HTML with paragraphs, and the galleries, which become albums. */
export function readWxrText(content: string): WxrText {
  const galleries: GalleryImage[] = [];
  const lost = new Set<string>();
  const html = content
    .replace(/<!--\s*wp:gallery[\s\S]*?<!--\s*\/wp:gallery\s*-->/g, gallery => {
      galleries.push(...imagesOf(gallery));
      return '';
    })
    .replace(/\[gallery\b([^\]]*)\]/g, (_, attributes: string) => {
      const ids = /\bids\s*=\s*["']?([\d,\s]+)/.exec(attributes)?.[1] ?? '';
      galleries.push(
        ...ids
          .split(',')
          .map(Number)
          .filter(Boolean)
          .map(id => ({ id })),
      );
      return '';
    })
    .replace(
      /\[caption\b[^\]]*\]\s*(<a\b[^>]*>)?\s*(<img\b[^>]*>)\s*(?:<\/a>)?([\s\S]*?)\[\/caption\]/g,
      (_, _link, image: string, text: string) =>
        `\n\n<figure>${image}<figcaption>${text.trim()}</figcaption></figure>\n\n`,
    )
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\[\/?([a-z][\w-]*)(?:\s[^\]]*)?\/?\]/g, (code, name: string) => {
      // Words in brackets are somebody's; shortcodes are in English, with attributes or an end.
      if (!/[\s=/_-]/.test(code)) return code;
      lost.add(`[${name}]`);
      return '';
    });
  return { html: withParagraphs(html), galleries, lost: [...lost] };
}

function imagesOf(gallery: string): GalleryImage[] {
  return [...gallery.matchAll(/<img\b[^>]*>/gi)].flatMap(([tag]): GalleryImage[] => {
    const id = Number(/\bwp-image-(\d+)/.exec(tag)?.[1] ?? /\bdata-id="(\d+)"/.exec(tag)?.[1]);
    const address = /\bsrc\s*=\s*["']([^"']+)/.exec(tag)?.[1];
    return id ? [{ id }] : address ? [{ address }] : [];
  });
}

/** WordPress keeps empty lines where others have paragraphs. */
function withParagraphs(html: string): string {
  const parts = html.trim().split(/\r?\n\s*\r?\n/);
  const paragraphs = parts.map(part => part.trim()).filter(Boolean);
  return paragraphs
    .map(part => (block.test(part) ? part : `<p>${part.replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}
