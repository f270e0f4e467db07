const attribute = 'data-pasted-style';

export const styledSelector = `[${attribute}]`;

/**
 * Renames style and event handler attributes and removes style sheets and comments (Word hides more of both there).
 * The Content-Security-Policy also applies to a document that is never shown, and would report each of them.
 */
export function withoutEffects(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
    .replace(/<(style|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag =>
      tag.replace(/(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi, 'data-pasted-$1'),
    );
}

/** The declarations of an element's former style, in lower case: `font-weight` → `bold`. */
export function declarationsOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute(attribute) ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map(declaration => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.trim(), value.trim()];
    }),
  );
}
