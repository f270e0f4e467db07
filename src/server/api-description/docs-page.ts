import { html } from 'hono/html';
import type { OpenApi, Operation, Parameter } from './openapi.ts';
import type { JsonSchema } from './schemas.ts';

/** The API's description as an HTML page. It loads a style sheet and nothing else. */
export function docsPage(api: OpenApi): string {
  const tags = Map.groupBy(operationsOf(api), ({ operation }) => operation.tags[0] ?? '');
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${api.info.title}: API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<h1>${api.info.title}: API</h1>
<p>${api.info.description} The same for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI ${api.openapi}).</p>
<nav aria-label="Contents"><ul>${[...tags.keys()].map(tag => html`<li><a href="#${tag}">${tag}</a></li>`)}
<li><a href="#schemas">schemas</a></li></ul></nav>
</header>
<main>
${[...tags].map(
  ([tag, calls]) =>
    html`<section aria-labelledby="${tag}"><h2 id="${tag}">${tag}</h2>${calls.map(callArticle)}</section>`,
)}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>
${Object.entries(api.components.schemas).map(
  ([name, schema]) => html`<article id="schema-${name}"><h3>${name}</h3>${schemaTable(schema)}</article>`,
)}
</section>
</main>
</body>
</html>
`);
}

type Call = { path: string; method: string; operation: Operation };

function operationsOf({ paths, servers }: OpenApi): Call[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path: `${servers[0]?.url ?? ''}${path}`,
      method: method.toUpperCase(),
      operation,
    })),
  );
}

const placeNames: Record<Parameter['in'], string> = { query: 'Query', header: 'Headers' };

function callArticle({ path, method, operation }: Call) {
  const { summary, security, parameters, requestBody, responses } = operation;
  const isGuarded = security.length > 0;
  return html`<article>
<h3><code><b>${method}</b> ${path}</code> <span>${summary}</span></h3>
${isGuarded ? html`<p>${security.length > 1 ? 'Partly for administrators' : 'For administrators'}: a bearer token.</p>` : ''}
${(['query', 'header'] as const).map(place => {
  const here = parameters.filter(parameter => parameter.in === place);
  return here.length > 0 ? html`<h4>${placeNames[place]}</h4>${parameterTable(here)}` : '';
})}
${Object.entries(requestBody?.content ?? {}).map(
  ([type, { schema }]) => html`<h4>Body: <code>${type}</code></h4>${schemaTable(schema)}`,
)}
<h4>Answers</h4>
<dl>${Object.entries(responses).map(
    ([status, { description, content }]) =>
      html`<dt>${status}</dt><dd>${
        Number(status) < 300 ? schemaText(content['application/json']?.schema ?? {}) : description
      }</dd>`,
  )}</dl>
</article>`;
}

function parameterTable(parameters: Operation['parameters']) {
  const properties = Object.fromEntries(
    parameters.map(({ name, schema, description }) => [
      name,
      description === undefined ? schema : { ...schema, description },
    ]),
  );
  const required = parameters.filter(parameter => parameter.required).map(({ name }) => name);
  return schemaTable({ type: 'object', properties, required });
}

function schemaTable({ properties, required = [], ...other }: JsonSchema) {
  if (!properties) return html`<p>${schemaText(other)}</p>`;
  return html`<div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">Field</th><th scope="col">Required</th><th scope="col">Value</th></tr></thead>
<tbody>${Object.entries(properties).map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${
        required.includes(name) ? 'yes' : ''
      }</td><td>${schemaText(schema)}</td></tr>`,
  )}</tbody></table></div>`;
}

/** A range of numbers or lengths; undefined without bounds. */
function range(from: unknown, to: unknown, unit = ''): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  if (from === undefined) return `up to ${to}${unit}`;
  return `from ${from}${to === undefined ? '' : ` to ${to}`}${unit}`;
}

function schemaText(schema: JsonSchema): unknown {
  const { $ref, anyOf, items, enum: values, type, const: constant, description, properties } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  if (Array.isArray(anyOf)) {
    return anyOf.map((each, index) => html`${index > 0 ? ' or ' : ''}${schemaText(each)}`);
  }
  if (items) return html`a list of ${schemaText(items as JsonSchema)}`;
  if (properties) return schemaTable(schema);
  const parts = [
    Array.isArray(values) ? values.map(value => JSON.stringify(value)).join(', ') : undefined,
    constant !== undefined ? JSON.stringify(constant) : undefined,
    Array.isArray(values) || constant !== undefined ? undefined : (type ?? 'anything'),
    range(schema.minimum, schema.maximum),
    range(schema.minLength, schema.maxLength, ' characters'),
    schema.pattern === undefined ? undefined : html`like <code>${schema.pattern}</code>`,
    schema.default === undefined ? undefined : `default ${JSON.stringify(schema.default)}`,
    description,
  ];
  return parts.filter(part => part !== undefined).map((part, index) => html`${index > 0 ? '; ' : ''}${part}`);
}
