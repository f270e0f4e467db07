import * as z from 'zod/mini';
import { type BodyRule, done, endpoint, pageOf, pageQuery } from '#shared/api/endpoint.ts';
import type { ErrorCode } from '#shared/api/errors.ts';
import { optionalText } from '#shared/validation.ts';

/**
 * The four calls for what visitors submit: list, page with search, create, delete. Only administrators read
 * and delete; `access` says who creates.
 */
export function submissionCalls<
  const One extends string,
  const Many extends string,
  const Path extends string,
  Filter extends z.core.$ZodShape,
  const Sortable extends string,
  SubmissionResponse extends z.core.$ZodType,
  Input extends BodyRule['schema'],
  Access extends 'public' | 'administrator',
  CreateResponse extends z.core.$ZodType,
>(type: {
  one: One;
  many: Many;
  path: Path;
  filter: Filter;
  sortable: readonly Sortable[];
  submission: SubmissionResponse;
  pageSize: number;
  create: { access: Access; input: Input; response: CreateResponse; errors?: readonly ErrorCode[] };
}) {
  const { one, many, path, create } = type;
  const filters = { search: z.optional(optionalText()), ...type.filter };
  const clientMessage = <const Verb extends string, const Noun extends string>(verb: Verb, noun: Noun) =>
    `Failed to ${verb} ${noun.toLowerCase()}` as `Failed to ${Verb} ${Lowercase<Noun>}`;
  return {
    list: endpoint({
      name: `list${many}` as const,
      method: 'GET',
      path,
      access: 'administrator',
      query: z.object(filters),
      response: z.array(type.submission),
      schemaName: one,
      clientMessage: clientMessage('fetch', many),
    }),
    page: endpoint({
      name: `page${many}` as const,
      method: 'GET',
      path,
      when: ['page', 'pageSize'],
      access: 'administrator',
      query: z.object({ ...filters, ...pageQuery(type.pageSize, type.sortable) }),
      response: pageOf(type.submission),
      schemaName: one,
      clientMessage: clientMessage('fetch', many),
    }),
    create: endpoint({
      name: `create${one}` as const,
      method: 'POST',
      path,
      access: create.access,
      body: { types: ['json'], schema: create.input },
      response: create.response,
      status: 201,
      ...(create.errors && { errors: create.errors }),
      clientMessage: clientMessage('create', one),
    }),
    remove: endpoint({
      name: `delete${one}` as const,
      method: 'DELETE',
      path,
      access: 'administrator',
      id: 'id',
      response: done,
      clientMessage: clientMessage('delete', one),
    }),
  };
}
