import type { Language } from '#shared/language.ts';
import { path } from '#shared/paths.ts';

export const newsPaths = { list: path('/novosti'), item: path('/novosti/:id') };
export const newsAdminPaths = { list: path('/admin/novosti'), item: path('/admin/novosti/:id') };

export const newsFeedPath = (language: Language) => `/novosti-${language}.rss`;

/** Items per page, and on the home page (docs/product.md#constants). */
export const newsPerPage = 6;
export const newsOnHomePage = 3;
