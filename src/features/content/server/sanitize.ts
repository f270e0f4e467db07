import { Parser } from 'htmlparser2';
import { AppError } from '#shared/errors.ts';
import { parseWebAddress } from '#shared/web-address.ts';

const voidTags = new Set(['br', 'hr']);
const keptTags = new Set([
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'strong', 'em', 'u', 's', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
]);

/** Spellings of the same marks, as pasted text has them. */
const synonyms: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' };

/** Elements whose content is no text of the document. */
const skippedTags = new Set([
  ...['script', 'style', 'title', 'textarea', 'select', 'template', 'noscript', 'iframe', 'object', 'embed'],
  ...[
    'xmp',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
    'head',
    'frameset',
    'audio',
    'video',
    'canvas',
  ],
]);

/** Tags nested deeper than any text needs are left out; nested as deep as only an attack is, it is refused. */
const deepestKept = 100;
const deepestRead = 1_000;

/**
 * HTML reduced to what the editor produces (docs/product.md#rich-text): its blocks and marks, task
 * lists, and links to http or https that open in a new tab. Everything else loses its tags; scripts and the
 * like lose their content too.
 *
 * The answer is written anew from nothing but these tags and escaped text, so it is safe however a browser may
 * read what came in. `field` is the form's name for it, to refuse it by.
 */
export function sanitize(html: string, field: string): string {
  // Twice: where a tag between two others was left out (`<p><span><p>`), only a second reading closes the first
  // one as a browser would. What comes out then stays as it is.
  return rewrite(rewrite(html, field), field);
}

function rewrite(html: string, field: string): string {
  let output = '';
  let skipping = 0;
  /** For each open element, the end tag that was promised for it. */
  const ends: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (ends.length > deepestRead)
        throw new AppError('validation', { fields: { [field]: { key: 'invalid' } } });
      if (skippedTags.has(name)) skipping += 1;
      const tag = synonyms[name] ?? name;
      const start = skipping === 0 && ends.length < deepestKept ? startTag(tag, attributes) : '';
      output += start;
      ends.push(start && !voidTags.has(tag) ? `</${tag}>` : '');
    },
    ontext(text) {
      if (skipping === 0) output += escapeText(text);
    },
    onclosetag(name) {
      if (skippedTags.has(name)) skipping -= 1;
      output += ends.pop() ?? '';
    },
  });
  parser.end(html);
  return output.trim();
}

/** The tag with the attributes that it may have; nothing for a tag that is not kept. */
function startTag(tag: string, given: Record<string, string>): string {
  if (!keptTags.has(tag)) return '';
  const attributes = attributesOf(tag, given);
  if (!attributes) return '';
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')}>`;
}

function attributesOf(tag: string, given: Record<string, string>): Record<string, string> | undefined {
  if (tag === 'a') {
    const href = parseWebAddress(given.href ?? '')?.href;
    return href ? { href, target: '_blank', rel: 'noopener nofollow' } : undefined;
  }
  if (tag === 'ol' && /^[1-9]\d{0,3}$/.test(given.start ?? '')) return { start: given.start ?? '' };
  if (tag === 'ul' && given['data-type'] === 'taskList') return { 'data-type': 'taskList' };
  if (tag === 'li' && given['data-type'] === 'taskItem') {
    return { 'data-type': 'taskItem', 'data-checked': String(given['data-checked'] === 'true') };
  }
  return {};
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
