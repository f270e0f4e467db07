import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#shared/errors.ts';
import { features } from '../features.ts';
import { docsPage } from './docs-page.ts';
import { describeApi } from './openapi.ts';

type Document = { type: string; text: string };

/** What tells of the API itself, by path: made once, the same for everybody. */
export function apiDescription(): Record<string, Document> {
  const endpoints = Object.entries(features).map(
    ([name, handlers]) => [name, handlers.map(({ endpoint }) => endpoint)] as const,
  );
  const api = describeApi(Object.fromEntries(endpoints));
  return {
    '/api/openapi.json': { type: 'application/json', text: JSON.stringify(api) },
    '/api/docs': { type: 'text/html; charset=utf-8', text: docsPage(api) },
    '/api/docs.css': {
      type: 'text/css; charset=utf-8',
      text: readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8'),
    },
  };
}

export function answerDocument({ type, text }: Document, method: string): Response {
  if (method !== 'GET' && method !== 'HEAD') {
    throw new AppError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  }
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
}
