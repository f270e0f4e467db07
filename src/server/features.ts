import { accountsHandlers } from '#features/accounts/server/routes.ts';
import { newsHandlers } from '#features/news/server/routes.ts';
import { siteHandlers } from '#features/site/server/routes.ts';
import type { Handler } from './http/handler.ts';

/** Every call of the API: one line a feature. */
export const handlers: readonly Handler[] = [...siteHandlers, ...accountsHandlers, ...newsHandlers];
