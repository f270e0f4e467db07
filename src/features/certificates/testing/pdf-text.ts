import { inflateSync } from 'node:zlib';

/** The texts of a PDF as pdfkit writes it: of each piece the letters that a reader finds, in the order of drawing. */
export function pdfText(pdf: Uint8Array): string {
  const file = Buffer.from(pdf);
  const source = file.toString('latin1');
  const objects = new Map(
    [...source.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(({ 1: id = '', 2: body = '' }) => [
      id,
      body,
    ]),
  );
  const letters = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(({ 1: name = '', 2: id = '' }) => {
      const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      return [name, lettersOf(streamOf(objects.get(map)))];
    }),
  );
  return [...objects.values()]
    .filter(body => /^<<\n\/Length \d+\n\/Filter \/FlateDecode\n>>/.test(body))
    .map(body => drawnText(streamOf(body), letters))
    .join('\n');
}

function streamOf(body = ''): string {
  const [, bytes = ''] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  const data = Buffer.from(bytes, 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(data).toString('latin1') : bytes;
}

/** The letters by glyph, of pdfkit's `<first> <last> [<letter> …]`. */
function lettersOf(map: string): string[] {
  const [, list = ''] = /\[([^\]]*)\]/.exec(map) ?? [];
  return [...list.matchAll(/<([\w ]*)>/g)].map(({ 1: hex = '' }) =>
    Buffer.from(hex.replace(' ', ''), 'hex').swap16().toString('utf16le'),
  );
}

function drawnText(content: string, letters: ReadonlyMap<string, string[]>): string {
  let font: string[] = [];
  const pieces: string[] = [];
  for (const { 1: name, 2: shown } of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    const hex = [...(shown ?? '').matchAll(/<(\w*)>/g)].map(([, part = '']) => part).join('');
    if (shown)
      pieces.push((hex.match(/.{4}/g) ?? []).map(glyph => font[Number.parseInt(glyph, 16)]).join(''));
  }
  return pieces.join('\n');
}
