import * as z from 'zod/mini';
import { type BodyRule, done, endpoint, pageOf, pageQuery } from './endpoint.ts';
import type { ErrorCode } from './errors.ts';
import { optionalText } from './validation.ts';

/**
 * The four calls of what people send in and the administrator reads: listed, paged and searched, added, removed.
 * Reading and removing is the administrator's; who may add is stated.
 */
export function recordCalls<
  const One extends string,
  const Many extends string,
  const Path extends string,
  Filter extends z.core.$ZodShape,
  const Sortable extends string,
  RecordAnswer extends z.core.$ZodType,
  Input extends BodyRule['schema'],
  Access extends 'public' | 'administrator',
  CreateAnswer extends z.core.$ZodType,
>(type: {
  one: One;
  many: Many;
  path: Path;
  filter: Filter;
  /** The fields of its answers that pages can be sorted by. */
  sortable: readonly Sortable[];
  record: RecordAnswer;
  pageSize: number;
  create: { access: Access; input: Input; answer: CreateAnswer; errors?: readonly ErrorCode[] };
}) {
  const { one, many, path, create } = type;
  const filters = { search: z.optional(optionalText()), ...type.filter };
  const failure = <const Verb extends string, const Noun extends string>(verb: Verb, noun: Noun) =>
    `Failed to ${verb} ${noun.toLowerCase()}` as `Failed to ${Verb} ${Lowercase<Noun>}`;
  return {
    list: endpoint({
      name: `list${many}` as const,
      method: 'GET',
      path,
      access: 'administrator',
      query: z.object(filters),
      answer: z.array(type.record),
      answers: one,
      failure: failure('fetch', many),
    }),
    page: endpoint({
      name: `page${many}` as const,
      method: 'GET',
      path,
      when: ['page', 'pageSize'],
      access: 'administrator',
      query: z.object({ ...filters, ...pageQuery(type.pageSize, type.sortable) }),
      answer: pageOf(type.record),
      answers: one,
      failure: failure('fetch', many),
    }),
    create: endpoint({
      name: `create${one}` as const,
      method: 'POST',
      path,
      access: create.access,
      body: { types: ['json'], schema: create.input },
      answer: create.answer,
      status: 201,
      ...(create.errors && { errors: create.errors }),
      failure: failure('create', one),
    }),
    remove: endpoint({
      name: `delete${one}` as const,
      method: 'DELETE',
      path,
      access: 'administrator',
      id: 'id',
      answer: done,
      failure: failure('delete', one),
    }),
  };
}
