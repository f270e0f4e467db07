import { type Item, openSite, type Query, searchOf, type TestedType } from './content-kit.ts';

export type Refusal = { code: string; fields: object };

/** A site with a pair of a type, Bosnian and English. */
export async function openPair(type: TestedType) {
  const opened = await openSite(type);
  const bs = await opened.add({ title: 'Bosanski' });
  const en = await opened.add({ title: 'English', lang: 'en', translationOf: bs.id });
  /** Which of the two is behind, as each of them says. */
  const outdated = async () =>
    Promise.all([bs, en].map(async ({ id }) => translationOf((await opened.show(id)).body)?.is_outdated));
  /** What the public is answered. */
  const read = async (id: number, query: Query = {}): Promise<Item> => {
    const { body } = await opened.site.call<Item>(`${type.calls.show.path}?${searchOf({ id, ...query })}`);
    return body;
  };
  return { ...opened, bs, en, outdated, read };
}

export function translationOf({ translation }: Item) {
  return translation as { id: number; is_outdated?: boolean } | null;
}
