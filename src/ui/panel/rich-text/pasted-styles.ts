const attribute = 'data-pasted-style';

export const styledSelector = `[${attribute}]`;

/**
 * HTML whose styles nothing applies: an element's are kept under another name, style sheets and comments (where
 * Word hides more of both) go. The Content-Security-Policy counts for a document that is never shown, too: each
 * style that the browser finds there would be reported.
 */
export function hideStyles(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->|<!\[[^>]*>/g, '')
    .replace(/<(style|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, tag => tag.replace(/(\s)style(?=\s*=)/gi, `$1${attribute}`));
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
