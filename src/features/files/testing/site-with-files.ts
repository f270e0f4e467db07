import { contentSamples } from '#features/content/testing/content-samples.ts';
import { samplePicture } from '#features/media/testing/sample-pictures.ts';
import { contentTypesByName } from '#server/features.ts';
import { bodyOf, createBy, type Fields, samplePdf } from '#server/testing/sample-forms.ts';
import { createTestSite, json } from '#server/testing/test-site.ts';
import type { ItemFile } from '../contract.ts';

/** A PDF that differs from others by its content. */
export const pdfOf = (content: string) => new File([`%PDF-1.7\n${content}`], 'program.pdf');

type Shown = { id: number; version: number; files: ItemFile[]; pdf_url?: string | null };

/** A site with one item of a type, without files, and the calls of its files. */
export async function siteWithFiles(type: string) {
  const site = await createTestSite({ isThrottled: false });
  const headers = await site.signIn();
  const manifest = contentTypesByName.get(type);
  const sample = contentSamples.find(({ kind }) => kind === type);
  if (!manifest || !sample) throw new Error(type);
  const form = { ...sample.formWith(await samplePicture()), pdf: undefined };
  const { id: item } = await createBy<Shown>(site, manifest.calls.create, form);
  const send = <Body = unknown>(method: string, path: string, fields?: Fields) => {
    const { headers: own, ...init } = fields ? json(fields) : {};
    return site.call<Body>(path, { ...init, method, headers: { ...(own as object), ...headers } });
  };
  const { calls } = manifest;
  return {
    site,
    item,
    send,
    add: (changes: Fields, more: Record<string, string> = {}) => {
      const { body = null } = bodyOf('multipart', {
        ...{ type, id: item },
        title: 'Program',
        file: samplePdf,
        ...changes,
      });
      return site.call<ItemFile>('/files', { method: 'POST', headers: { ...headers, ...more }, body });
    },
    list: () => send<ItemFile[]>('GET', `/files?type=${type}&id=${item}`),
    order: (files: readonly number[]) => send<ItemFile[]>('PUT', '/files/order', { type, id: item, files }),
    show: async () => (await site.call<Shown>(`${calls.show.path}?id=${item}`)).body,
    update: async (fields: Fields) => {
      const { body = null } = bodyOf('multipart', fields);
      return (await site.call<Shown>(`${calls.update.path}?id=${item}`, { method: 'POST', headers, body }))
        .body;
    },
  };
}
