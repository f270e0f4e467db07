const attribute = 'data-pasted-style';

export const styledSelector = `[${attribute}]`;

/**
 * HTML that can be read without an effect: an element's style and event handlers are kept under other names, style
 * sheets and comments (where Word hides more of both) go. The Content-Security-Policy counts for a document that
 * is never shown, too: each style or handler that the browser finds there would be reported.
 */
export function withoutEffects(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
    .replace(/<(style|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag =>
      tag.replace(/(?<=[\s/"'])(style|on[a-z]+)(?=\s*=)/gi, 'data-pasted-$1'),
    );
}

/** The style that an element had, in lower case: `font-weight` → `bold`. */
export function declarationsOf(element: Element): Map<string, string> {
  const declarations = (element.getAttribute(attribute) ?? '').toLowerCase().split(';');
  return new Map(
    declarations.map(declaration => {
      const [name = '', value = ''] = declaration.split(':');
      return [name.trim(), value.trim()];
    }),
  );
}
