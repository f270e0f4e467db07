/**
 * Bosnian micro-typography (docs/design.md#typography): a one-letter word stays with the next word, a number
 * with its unit, and `e-mail` does not break. Only for display. A text in another language stays as it is.
 */
export function tidy(text: string, lang = 'bs'): string {
  if (lang !== 'bs') return text;
  return text
    .replace(/(?<=^|[\s(„\u00a0])([iuoaskzIUOASKZ]) (?=\S)/g, '$1\u00a0')
    .replace(/(\d) (KM|mg|ml|µl|g|l|°C|%)(?![\p{L}\p{N}])/gu, '$1\u00a0$2')
    .replace(/e-mail/g, 'e\u2060-\u2060mail');
}

/** The same for sanitized HTML, except for tags and code. */
export function tidyHtml(html: string, lang: string): string {
  if (lang !== 'bs') return html;
  return html.replace(
    /<(pre|code)>.*?<\/\1>|(^|>)([^<]+)(?=(<(?:a|code|em|s|strong|u)\b)|)/gs,
    (whole, code, before, text, inline) => {
      if (code) return whole;
      return before + (inline ? tidy(`${text}<`).slice(0, -1) : tidy(text));
    },
  );
}
