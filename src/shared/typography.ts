/**
 * Bosnian micro-typography (DESIGN, section 4): a one-letter word sticks to the next one, a number to its unit,
 * and `e-mail` never breaks. For display only; what is stored stays as it was typed.
 */
export function tidy(text: string): string {
  return text
    .replace(/(?<=^|[\s(„\u00a0])([iuoaskzIUOASKZ]) (?=\S)/g, '$1\u00a0')
    .replace(/(\d) (KM|mg|ml|µl|g|l|°C|%)(?![\p{L}\p{N}])/gu, '$1\u00a0$2')
    .replace(/e-mail/g, 'e\u2060-\u2060mail');
}

/** The same for the texts of sanitized HTML; tags, and code to be copied, stay as they are. */
export function tidyHtml(html: string): string {
  return html.replace(/<(pre|code)>.*?<\/\1>|(^|>)([^<]+)/gs, (whole, code, before, text) =>
    code ? whole : before + tidy(text),
  );
}
