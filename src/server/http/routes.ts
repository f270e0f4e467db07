import type { Endpoint } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import type { Handler } from './handler.ts';

export type Query = Record<string, string>;

/** Handlers by path, method and what is in the query. */
export class Routes {
  readonly #paths: Map<string, Handler[]>;

  constructor(handlers: readonly Handler[]) {
    // Entries with a condition are tried before the one without.
    const sorted = handlers.toSorted((a, b) => Number(!a.endpoint.when) - Number(!b.endpoint.when));
    this.#paths = Map.groupBy(sorted, ({ endpoint }) => endpoint.path);
  }

  findRead(path: string, query: Query): Handler | undefined {
    return this.#paths
      .get(path)
      ?.find(({ endpoint }) => endpoint.method === 'GET' && isMeant(endpoint, query));
  }

  find(method: string, path: string, query: Query): Handler {
    const handlers = this.#paths.get(path);
    if (!handlers) throw new AppError('not_found');
    const request = method === 'HEAD' ? 'GET' : method;
    const offered = handlers.filter(({ endpoint }) => endpoint.method === request);
    if (offered.length === 0) {
      const methods = new Set(
        handlers.flatMap(({ endpoint: { method } }) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
      );
      throw new AppError('method_not_allowed', { headers: { Allow: [...methods].join(', ') } });
    }
    const handler = offered.find(({ endpoint }) => isMeant(endpoint, query));
    if (!handler) throw new AppError('not_found');
    return handler;
  }
}

function isMeant({ when }: Endpoint, query: Query): boolean {
  return (
    !when ||
    when.some(condition => {
      const [name = '', value] = condition.split('=');
      return value === undefined ? query[name] !== undefined : query[name] === value;
    })
  );
}
