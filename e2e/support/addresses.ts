/** Where the pages of a list's items are, if not below the list. */
const folders: Record<string, string> = {
  '/radionice': '/radionica',
  '/edukacije': '/edukacija',
  '/publikacije': '/publikacija',
};

/** The first item that a list page links to. */
export async function firstOf(origin: string, list: string, language = 'bs'): Promise<string> {
  const folder = folders[list] ?? list;
  const html = await (await fetch(`${origin}${list}?lng=${language}`)).text();
  const path = new RegExp(`href="(${folder}/\\d+)["?]`).exec(html)?.[1];
  if (!path) throw new Error(`${list} links to nothing.`);
  return path;
}
