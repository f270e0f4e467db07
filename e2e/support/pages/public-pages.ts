import { publicPages } from '#server/features.ts';
import type { Language } from '../languages.ts';

/** Every address of the public site; `first` and `last` stand for items of the list with their address. */
export const publicPaths: readonly (readonly [path: string, status: 200 | 404])[] = [
  ...publicPages.map(page => [page.href(), 200] as const),
  ['/novosti/first', 200],
  ['/novosti/last', 200],
  ['/novosti?page=2', 200],
  ['/kongres/first', 200],
  ['/kongres/last', 200],
  ['/simpozij/first', 200],
  ['/simpozij/last', 200],
  ['/radionica/first', 200],
  ['/radionica/last', 200],
  ['/galerija/first', 200],
  ['/edukacija/first', 200],
  ['/publikacija/first', 200],
  ['/stranice/first', 200],
  ['/novosti/9999', 404],
  ['/kongres/9999', 404],
  ['/galerija/9999', 404],
  ['/nema-me', 404],
];

/** Of items whose addresses do not begin with that of their list. */
const listPaths = new Map([
  ['edukacija', '/edukacije'],
  ['radionica', '/radionice'],
  ['publikacija', '/publikacije'],
]);

/** An address in a language, with the last part of the first or last item that its list links to. */
export async function addressOf(origin: string, path: string, language: Language): Promise<string> {
  const [, folder, place] = /^\/(\w+)\/(first|last)$/.exec(path) ?? [];
  let known = path;
  if (folder && place) {
    const list = listPaths.get(folder) ?? `/${folder}`;
    const html = await (await fetch(`${origin}${list}?lng=${language}`)).text();
    const items = [...html.matchAll(new RegExp(`href="(/${folder}/[a-z\\d-]+)["?]`, 'g'))].map(
      ([, found]) => found,
    );
    known = items.at(place === 'first' ? 0 : -1) ?? `${list} links to nothing`;
  }
  const address = new URL(known, origin);
  address.searchParams.set('lng', language);
  return address.href;
}
