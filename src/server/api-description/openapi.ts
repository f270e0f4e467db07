import { needsSession } from '#shared/api/access.ts';
import type { BodyRule, BodyType, Endpoint } from '#shared/api/endpoint.ts';
import { type ErrorCode, errorStatus } from '#shared/api/errors.ts';
import { en } from '#shared/messages/en.ts';
import { keyHeader, longestKey } from '../idempotency/idempotency-keys.ts';
import { fileSchema } from './file-schema.ts';
import { type JsonSchema, Schemas } from './schemas.ts';

export type Parameter = {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
  description?: string;
};
type Content = Record<string, { schema: JsonSchema }>;
export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
};
export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, unknown> };
};

const contentTypes: Record<BodyType, string> = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
};

/**
 * The API as an OpenAPI 3.1 document (spec.openapis.org/oas/v3.1.0), made from the contract. OpenAPI has one
 * operation per path and method: calls that differ only by their query are merged, and the response is that
 * of any of them.
 */
export function describeApi(features: Readonly<Record<string, readonly Endpoint[]>>): OpenApi {
  const schemas = new Schemas(Object.values(features).flat());
  const paths: OpenApi['paths'] = {};
  for (const [tag, endpoints] of Object.entries(features)) {
    const calls = Map.groupBy(endpoints, ({ method, path }) => `${method.toLowerCase()} ${path}`);
    for (const [call, alternatives] of calls) {
      const [method = '', path = ''] = call.split(' ');
      paths[path] = { ...paths[path], [method]: describeCalls(alternatives, tag, schemas) };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Association site',
      version: '1',
      description:
        'Every call of the site. Answers of 400 and above are an Error; unknown fields of a body are ignored.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...schemas.components, Error: errorSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  properties: {
    error: { type: 'string', description: 'A sentence for a person, in the language of the request.' },
    code: {
      type: 'string',
      enum: Object.keys(errorStatus),
      description: Object.entries(en.errors)
        .map(([code, text]) => `${code}: ${text}`)
        .join('\n'),
    },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'With the status 422: what is wrong with each field, by its name in the request.',
    },
    requestId: { type: 'string', description: 'With the status 500: what the log has it under.' },
  },
  required: ['error', 'code'],
  additionalProperties: false,
};

function describeCalls(endpoints: readonly Endpoint[], tag: string, schemas: Schemas): Operation {
  const body = endpoints.find(endpoint => endpoint.body)?.body;
  return {
    operationId: endpoints.map(({ name }) => name).join('_'),
    summary: endpoints.map(({ name }) => sentence(name)).join(' · '),
    tags: [tag],
    security: securityOf(endpoints),
    parameters: [...parametersOf(endpoints, schemas), ...headersOf(endpoints)],
    ...(body && { requestBody: { required: true, content: contentOf(body, schemas) } }),
    responses: { ...successesOf(endpoints, schemas), ...refusalsOf(endpoints) },
  };
}

function securityOf(endpoints: readonly Endpoint[]): Operation['security'] {
  const isOpen = endpoints.some(({ access }) => !needsSession(access));
  const isGuarded = endpoints.some(({ access }) => needsSession(access));
  return [...(isOpen && isGuarded ? [{}] : []), ...(isGuarded ? [{ bearer: [] }] : [])];
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

/** Turns `listNews` into 'List news'. */
function sentence(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}

const parameterTexts: Record<string, string> = {
  lang: 'bs or en, whose items are answered and in which language refusals are; anything else is bs; without it the best match of Accept-Language',
  all: '"true" without lang: the items of every language',
  search: 'all of its words have to be found; case and marks do not matter, dj finds đ',
  ids: 'up to 100 ids with commas between them',
  page: 'with it or pageSize one page is answered; the first one is 1',
};

/** A parameter is required only if every one of the calls requires it. */
function parametersOf(endpoints: readonly Endpoint[], schemas: Schemas): Parameter[] {
  const lists = endpoints.map(endpoint => parametersOfOne(endpoint, schemas));
  const byName = Map.groupBy(lists.flat(), ({ name }) => name);
  return [...byName].map(([name, same]) => ({
    name,
    in: 'query',
    required: same.length === endpoints.length && same.every(({ required }) => required),
    schema: anyOf(same.map(({ schema }) => schema)),
    ...(parameterTexts[name] !== undefined && { description: parameterTexts[name] }),
  }));
}

function headersOf(endpoints: readonly Endpoint[]): Parameter[] {
  if (!endpoints.some(({ status }) => status === 201)) return [];
  const description =
    'said again within 24 hours, with the same key by the same account (by the public: from the same address), ' +
    'it makes nothing and is answered as the first time; with another body it is refused';
  return [
    {
      name: keyHeader,
      in: 'header',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: longestKey },
      description,
    },
  ];
}

/** A schema that fits any of several, without duplicates. */
function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = new Map(schemas.map(schema => [JSON.stringify(schema), schema])).values();
  return others.length > 0 ? { anyOf: [first, ...others] } : first;
}

function parametersOfOne({ id, query, when }: Endpoint, schemas: Schemas): Parameter[] {
  const { properties = {}, required = [] } = query ? schemas.input(query) : {};
  const parameters: [name: string, isRequired: boolean, schema: JsonSchema][] = [
    ...(when ?? [])
      .map(condition => condition.split('='))
      .filter(([name = '', value]) => value !== undefined && !(name in properties))
      .map(([name = '', value]): [string, boolean, JsonSchema] => [
        name,
        true,
        { type: 'string', const: value },
      ]),
    ...(id ? [[id, true, { type: 'integer', minimum: 1 }] as [string, boolean, JsonSchema]] : []),
    ...Object.entries(properties).map(([name, schema]): [string, boolean, JsonSchema] => [
      name,
      required.includes(name),
      schema,
    ]),
  ];
  return parameters.map(([name, isRequired, schema]) => ({
    name,
    in: 'query',
    required: isRequired,
    schema,
  }));
}

function contentOf({ types, schema, files = {}, requiredFiles = [] }: BodyRule, schemas: Schemas): Content {
  const fields = schemas.input(schema);
  const fileProperties = Object.fromEntries(
    Object.entries(files).map(([name, kind]) => [name, fileSchema(kind)]),
  );
  const withFiles = {
    ...fields,
    properties: { ...fields.properties, ...fileProperties },
    required: [...(fields.required ?? []), ...requiredFiles],
  };
  return Object.fromEntries(
    types.map(type => [contentTypes[type], { schema: type === 'multipart' ? withFiles : fields }]),
  );
}

function successesOf(endpoints: readonly Endpoint[], schemas: Schemas): Operation['responses'] {
  const byStatus = Map.groupBy(endpoints, ({ status = 200 }) => String(status));
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => {
      const byType = Map.groupBy(same, ({ contentType = 'application/json' }) => contentType);
      const content = [...byType].map(([type, ofType]) => {
        const responses = ofType.map(({ contentType, response }) =>
          contentType ? { type: 'string', contentMediaType: contentType } : schemas.output(response),
        );
        return [type, { schema: anyOf(responses) }];
      });
      return [status, { description: 'Success', content: Object.fromEntries(content) }];
    }),
  );
}

/** The errors of the calls, by status. */
function refusalsOf(endpoints: readonly Endpoint[]): Operation['responses'] {
  const codes = new Set(endpoints.flatMap(codesOf));
  const byStatus = Map.groupBy(codes, code => String(errorStatus[code]));
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map(code => `${code}: ${en.errors[code]}`).join('\n'),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  );
}

function codesOf({ access, id, query, without, body, errors = [] }: Endpoint): ErrorCode[] {
  return [
    ...(needsSession(access) ? (['unauthorized'] as const) : []),
    ...(access === 'administrator' ? (['forbidden'] as const) : []),
    ...(id ? (['not_found'] as const) : []),
    ...(query || without ? (['validation'] as const) : []),
    ...(body ? (['bad_request', 'too_large', 'unsupported_type', 'validation'] as const) : []),
    ...errors,
    'internal',
  ];
}
