import type { HttpBindings } from '@hono/node-server';
import type { policies } from './security-headers.ts';

/** What a request has on its way through the application. */
export type Env = { Bindings: HttpBindings; Variables: Variables };
type Variables = { requestId: string; policy: keyof typeof policies };
