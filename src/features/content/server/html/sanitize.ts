import { Parser } from 'htmlparser2';
import { parseWebAddress } from '#shared/addresses/web-address.ts';
import { AppError } from '#shared/api/errors.ts';
import { limits } from '#shared/validation.ts';
import { HtmlWriter, type OpenElement } from './html-writer.ts';

const keptTags = new Set([
  ...['p', 'br', 'hr', 'blockquote', 'pre', 'code', 'strong', 'em', 'u', 's', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'img', 'figcaption'],
]);

/** Other tags for the same, as found in pasted text. */
const synonyms: Record<string, string> = {
  ...{ b: 'strong', i: 'em', strike: 's', del: 's', ins: 'u' },
  tfoot: 'tbody',
};

export type SanitizeOptions = {
  /** Whether links may lead to pages of this site by their paths. */
  keepsPaths?: boolean;
};

/** A path that no browser takes for another site's address. */
const ownPath = /^\/(?![/\\])[^\s\p{Cc}\\]*$/u;

/** The address of a file of the site's own. */
const ownPicture = /^\/media\/[\w-]+\.\w+$/;

/** Elements that are removed with their content. */
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

/** Deeper tags occur in attacks only and are refused. */
const deepestRead = 1_000;

/**
 * Reduces HTML to what the editor produces (docs/product.md#rich-text): its blocks and marks, task lists, tables, pictures
 * of our own, and links to http or https that open in a new tab. Other tags are removed; scripts and the like are
 * removed with their content.
 *
 * The result is built from these tags and escaped text only, so it is safe however a browser would have read
 * the input. Throws `validation` for `field`, the name in the form, if the nesting is too deep.
 */
export function sanitize(html: string, field: string, options: SanitizeOptions = {}): string {
  // What the first pass left out may have kept apart what the second one joins. After that the result is stable.
  return rewrite(rewrite(html, field, options), field, options);
}

/**
 * Sanitizes the HTML of a form. The limit holds for the result too, to which the sanitizer adds attributes of links, so
 * that a client can send back what it got.
 */
export function keptHtml(html: string, field: string, options?: SanitizeOptions): string {
  const clean = sanitize(html, field, options);
  if (clean.length <= limits.html || [...clean].length <= limits.html) return clean;
  throw new AppError('validation', { fields: { [field]: { key: 'tooLong', values: { max: limits.html } } } });
}

function rewrite(html: string, field: string, options: SanitizeOptions): string {
  const writer = new HtmlWriter();
  let skipping = 0;
  const open: (OpenElement | undefined)[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (open.length > deepestRead)
        throw new AppError('validation', { fields: { [field]: { key: 'invalid' } } });
      if (skippedTags.has(name)) skipping += 1;
      const tag = synonyms[name] ?? name;
      const start = skipping === 0 ? startTag(tag, attributes, options) : '';
      open.push(start ? writer.begin(tag, start) : undefined);
    },
    ontext(text) {
      if (skipping === 0) writer.text(escapeText(text));
    },
    onclosetag(name) {
      if (skippedTags.has(name)) skipping -= 1;
      const element = open.pop();
      if (element) writer.end(element);
    },
  });
  parser.end(html);
  return writer.finish().trim();
}

/** The tag with its permitted attributes; empty if the tag is removed. */
function startTag(tag: string, given: Record<string, string>, options: SanitizeOptions): string {
  if (!keptTags.has(tag)) return '';
  const attributes = attributesOf(tag, given, options);
  if (!attributes) return '';
  return `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')}>`;
}

function attributesOf(
  tag: string,
  given: Record<string, string>,
  { keepsPaths = false }: SanitizeOptions,
): Record<string, string> | undefined {
  if (tag === 'a') {
    if (keepsPaths && ownPath.test(given.href ?? '')) return { href: given.href ?? '' };
    const href = parseWebAddress(given.href ?? '')?.href;
    return href ? { href, target: '_blank', rel: 'noopener nofollow' } : undefined;
  }
  if (tag === 'ol' && /^[1-9]\d{0,3}$/.test(given.start ?? '')) return { start: given.start ?? '' };
  if (tag === 'ul' && given['data-type'] === 'taskList') return { 'data-type': 'taskList' };
  if (tag === 'li' && given['data-type'] === 'taskItem') {
    return { 'data-type': 'taskItem', 'data-checked': String(given['data-checked'] === 'true') };
  }
  if (tag === 'td' || tag === 'th') return chosen(given, ['colspan', 'rowspan'], /^([1-9]|1\d|20)$/);
  if (tag === 'img') {
    const { src = '', alt = '' } = given;
    return ownPicture.test(src)
      ? { src, alt, ...chosen(given, ['width', 'height'], /^[1-9]\d{0,4}$/) }
      : undefined;
  }
  return {};
}

function chosen(given: Record<string, string>, names: readonly string[], pattern: RegExp) {
  return Object.fromEntries(
    names.flatMap(name => (pattern.test(given[name] ?? '') ? [[name, given[name] ?? '']] : [])),
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
