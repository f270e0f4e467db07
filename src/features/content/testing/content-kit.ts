import { bodyOf, create as createSample, type Fields as Values } from '#server/testing/sample-forms.ts';
import { contentsButUse, createTestSite, rawMultipart } from '#server/testing/test-site.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { type Field, type Fields, isFile, responseName } from '../fields.ts';
import { valuesOf } from './field-values.ts';

export type Item = Values & { id: number; version: number };
export type Page = { items: Item[]; totalPages: number; page: number; total: number; others?: number };
export type Query = Record<string, string | number>;
type Answer<Body = Item> = { status: number; body: Body };

/** A content type with the expectations of its own test file. */
export type TestedType = {
  name: string;
  fields: Fields;
  calls: Record<'page' | 'show' | 'create' | 'update' | 'remove', Endpoint> & { list?: Endpoint };
  /** Files that are required. */
  files?: Values;
  /**
   * The type's part of docs/contract.md as literal values, so that a change of the declaration cannot pass
   * unnoticed.
   */
  contract: {
    /** A complete form, and the response to it as the first item. */
    form: Values;
    item: Values;
    /** The required fields, and the defaults of the others in the response. */
    required: readonly string[];
    defaults: Values;
    searchable: readonly string[];
    /** Lists are sorted by this field, in descending order, then by id. */
    newestBy?: string;
    pageSize: number;
  };
};

/** A complete form of a type without files, and the response to it. */
export function sampleOf(fields: Fields): { sent: Values; answered: Values } {
  const samples = Object.entries(fields)
    .filter(([, field]) => !isFile(field))
    .map(([name, field]) => [name, valuesOf(field).sample] as const);
  return {
    sent: Object.fromEntries(samples.map(([name, [sent]]) => [name, sent])),
    answered: Object.fromEntries(samples.map(([name, [, answered]]) => [answeredAs(fields, name), answered])),
  };
}

export function answeredAs(fields: Fields, name: string): string {
  return responseName(name, fields[name] as Field);
}

/** Whether a value can be encoded: a form has texts only, in UTF-8. */
export function isSendable(call: Endpoint, value: unknown): boolean {
  return call.body?.types[0] === 'json' || (typeof value === 'string' && value.isWellFormed());
}

/** A new site with the calls of a type, and an event where a field can name one; values are sent unchanged, including line ends. */
export async function openSite({
  fields,
  calls,
  files = {},
}: Pick<TestedType, 'fields' | 'calls' | 'files'>) {
  const site = await createTestSite();
  const session = await site.signIn();
  if (Object.values<Field>(fields).some(({ kind }) => kind === 'event')) await createSample(site, 'workshop');
  const send = async <Body = Item>(call: Endpoint, query: Query = {}, form?: Values, language = 'bs') => {
    const { headers: own, body = null } = form ? await encoded(call, form) : {};
    const headers = { ...session, ...(own as object), 'Accept-Language': language };
    const init = { method: call.method, headers, body };
    const answer = await site.call<Body>(`${call.path}?${searchOf(query)}`, init);
    return { status: answer.status, body: answer.body } satisfies Answer<Body>;
  };
  const create = <Body = Item>(changes: Values = {}, language?: string) =>
    send<Body>(calls.create, {}, { ...sampleOf(fields).sent, ...files, ...changes }, language);
  return {
    site,
    create,
    add: async (changes: Values = {}): Promise<Item> => {
      const { status, body } = await create(changes);
      if (status !== 201) throw new Error(`Not created: ${JSON.stringify(body)}`);
      return body;
    },
    update: <Body = Item>(id: number | string, form: Values, language?: string) =>
      send<Body>(calls.update, { id }, form, language),
    remove: (id: number | string) => send<unknown>(calls.remove, { id }),
    show: async (id: number | string, query: Query = {}): Promise<Answer> => {
      const { status, body } = await send<Item & { items?: [Item] }>(calls.show, { id, ...query });
      return { status, body: body.items?.[0] ?? body };
    },
    page: async (query: Query = {}, language?: string) =>
      (await send<Page>(calls.page, { page: 1, ...query }, undefined, language)).body,
    send,
    stored: () => contentsButUse(site),
  };
}

export function searchOf(query: Query): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

/** Encodes a form byte by byte to keep its line ends; a form with an empty file field uses `FormData`. */
async function encoded({ body }: Endpoint, form: Values): Promise<Pick<RequestInit, 'headers' | 'body'>> {
  if (body?.types[0] === 'json') return bodyOf('json', form);
  const given = Object.entries(form).filter(([, value]) => value !== undefined);
  if (given.some(([, value]) => value instanceof File && value.name === '')) return bodyOf('multipart', form);
  const parts = given.map(async ([name, value]) =>
    value instanceof File
      ? [`${name}"; filename="${value.name}`, await value.bytes()]
      : [name, String(value)],
  );
  const { type, bytes } = rawMultipart(Object.fromEntries(await Promise.all(parts)));
  return { headers: { 'Content-Type': type }, body: new Uint8Array(bytes) };
}

/** What no two items have alike: their slugs, in types that have them. */
export function addressOf(fields: Fields, item: Values): Values {
  return Object.fromEntries(namesOf(fields, ({ kind }) => kind === 'slug').map(name => [name, item[name]]));
}

export const namesOf = (fields: Fields, is: (field: Field) => unknown): string[] =>
  Object.entries(fields)
    .filter(([, field]) => is(field))
    .map(([name]) => name);
