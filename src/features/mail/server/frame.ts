import { escapeXml } from '#server/feeds/xml.ts';
import type { Language } from '#shared/language.ts';

/** Who writes. */
export type Sender = { name: string; shortName: string; website: string };

const notes: Record<Language, string> = {
  bs: 'Ovu poruku je automatski poslala stranica Udruženja. Na nju možete odgovoriti.',
  en: "This message was sent automatically by the Association's site. You can reply to it.",
};

const sans = "font-family:'IBM Plex Sans',system-ui,'Segoe UI',Roboto,Arial,sans-serif";
const serif = "font-family:Literata,'Iowan Old Style','Palatino Linotype',Georgia,serif";

/** The colours of the site's light theme are inline, for programs that know nothing else. */
const darkTheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #0a0e1d !important; }
  .sheet { background: #0e1326 !important; border-color: #2b3352 !important; }
  .head { background: #141a45 !important; }
  .body, .body p { color: #edf0f8 !important; }
  .foot, .foot p { color: #949db9 !important; border-color: #2b3352 !important; }
  .link { color: #a3b1ff !important; }
  .button { background: #a3b1ff !important; color: #0e1326 !important; }
}`;

type Framed = { subject: string; paragraphs: readonly string[]; lang: Language; sender: Sender };

/** A whole document: a table in the middle of the page, as the oldest mail programs need it. */
export function frameHtml({ subject, paragraphs, lang, sender }: Framed): string {
  const name = escapeXml(sender.name);
  const website = escapeXml(sender.website);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeXml(subject)}</title>
<style>${darkTheme}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f3f5f9">
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f9">
<tr><td align="center" style="padding:24px 12px">
<table class="sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #d5dbe6">
<tr><td class="head" style="padding:20px 28px;background:#161e57;${serif};font-size:20px;font-weight:600;color:#ffffff">${escapeXml(sender.shortName)}</td></tr>
<tr><td class="body" style="padding:28px 28px 12px;${sans};font-size:16px;line-height:1.55;color:#131a33;overflow-wrap:anywhere">
${paragraphs.join('\n')}
</td></tr>
<tr><td class="foot" style="padding:16px 28px 20px;border-top:1px solid #d5dbe6;${sans};font-size:13px;line-height:1.5;color:#5f6883">
<p style="margin:0 0 4px">${name}<br><a class="link" href="${website}" style="color:#2438a8">${website}</a></p>
<p style="margin:0">${notes[lang]}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

export function paragraphHtml(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

export function linkHtml(href: string): string {
  return `<a class="link" href="${href}" style="color:#2438a8">${href}</a>`;
}

const button =
  'display:inline-block;padding:11px 18px;background:#2438a8;color:#ffffff;text-decoration:none;font-weight:600';

export function buttonHtml(href: string, label: string): string {
  return paragraphHtml(`<a class="button" href="${href}" style="${button}">${escapeXml(label)}</a>`);
}
