import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#shared/api/errors.ts';
import { features, handlersOf } from '../features.ts';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

type Document = { type: string; text: string };

/** The description's documents by path, each made at its first request. */
const documents: Record<string, () => Document> = {
  '/api/openapi.json': once(() => ({ type: 'application/json', text: JSON.stringify(describe()) })),
  '/api/docs': once(() => ({ type: 'text/html; charset=utf-8', text: docsPage(describe()) })),
  '/api/docs.css': once(() => ({
    type: 'text/css; charset=utf-8',
    text: readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8'),
  })),
};
export const descriptionPaths = Object.keys(documents);

const describe = once(() => {
  const endpoints = features.map(
    feature => [feature.name, handlersOf(feature).map(({ endpoint }) => endpoint)] as const,
  );
  return describeApi(Object.fromEntries(endpoints));
});

export function serveDescription(path: string, method: string): Response {
  const document = documents[path];
  if (!document) throw new AppError('not_found');
  if (method !== 'GET' && method !== 'HEAD') {
    throw new AppError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  }
  const { type, text } = document();
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
