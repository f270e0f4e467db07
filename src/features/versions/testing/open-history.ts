import { type Fields, isFile } from '#features/content/fields.ts';
import { type Item, openSite, type TestedType } from '#features/content/testing/content-kit.ts';
import { valuesOf } from '#features/content/testing/field-values.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { contentTypes } from '#server/features.ts';
import { samplePdf } from '#server/testing/sample-forms.ts';
import { json } from '#server/testing/test-site.ts';
import type { VersionEntry } from '../contract.ts';

export const pictures = [
  await samplePicture(),
  await samplePicture({ width: 800, height: 400, colour: '#ff0000' }),
];
const pdfs = [samplePdf, new File(['%PDF-1.4\nprogram\n%%EOF\n'], 'drugi.pdf', { type: 'application/pdf' })];
export const missing = { error: 'Traženi sadržaj ne postoji ili je uklonjen.', code: 'not_found' };

type ItemOf<Body> = { status: number; body: Body };
type Shown = Omit<VersionEntry, 'changed'> & { item: Item };
export type Refused = { code: string; fields: Record<string, string> };

/** A site where the items of a type have versions, which the calls for all types tell. */
export async function openHistory(name: string) {
  const manifest = contentTypes.find(({ type }) => type.name === name);
  if (!manifest) throw new Error(`No type ${name}`);
  const { fields } = manifest.type;
  const required = Object.entries(fields).filter(([, field]) => field.required);
  const files = Object.fromEntries(required.map(([field]) => [field, pictures[0]]));
  const opened = await openSite({ fields, calls: manifest.calls as TestedType['calls'], files });
  const headers = await opened.site.signIn();
  const get = async <Body>(query: string): Promise<ItemOf<Body>> => {
    const { status, body } = await opened.site.call<Body>(`/versions?type=${name}&${query}`, { headers });
    return { status, body };
  };
  return {
    ...opened,
    fields,
    headers,
    versions: async (id: number) => (await get<VersionEntry[]>(`id=${id}`)).body,
    version: async (id: number, version: number) => (await get<Shown>(`id=${id}&version=${version}`)).body,
    get,
    restore: async <Body = Item>(id: unknown, version: unknown, type = name): Promise<ItemOf<Body>> => {
      const { method, headers: own, body = null } = json({ type, id, version });
      const init = { method: method ?? '', headers: { ...(own as object), ...headers }, body };
      const { status, body: answer } = await opened.site.call<Body>('/versions/restore', init);
      return { status, body: answer };
    },
  };
}

/** Another value for each field of a type, one after the other. */
export function changesOf(fields: Fields): [name: string, form: Record<string, unknown>][] {
  return Object.entries(fields).map(([name, field]) => {
    if (isFile(field)) return [name, { [name]: field.kind === 'image' ? pictures[1] : pdfs[1] }];
    const { sample, right } = valuesOf(field);
    const other = right.findLast(([sent, answer]) => answer !== sample[1] && String(sent).length < 100);
    return [name, { [name]: other?.[0] }];
  });
}

export const instantOf = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, 30 + minute)).toISOString();
