import { prepareImage } from '#features/media/server/images.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { listedLanguage } from '#server/http/listed-language.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';
import { publishNews, removeNews, reviseNews } from './actions.ts';
import { getNews, listNews, pageNews } from './queries.ts';

export const newsHandlers: Handler[] = [
  handle(contract.listNews, ({ query, language }, { db }) =>
    listNews(db, { ...query, lang: listedLanguage(query, language) }),
  ),
  handle(contract.pageNews, async ({ query, language }, { db }) => {
    const { items, total } = await pageNews(db, { ...query, lang: listedLanguage(query, language) }, query);
    return { items, total, page: query.page, totalPages: Math.ceil(total / query.pageSize) };
  }),
  handle(contract.showNews, ({ id }, { db }) => getNews(db, id)),
  handle(contract.createNews, async ({ body, files }, services) =>
    publishNews(services, body, files.image && (await prepareImage(files.image))),
  ),
  handle(contract.updateNews, async ({ id, body, files }, services) =>
    reviseNews(services, id, body, files.image && (await prepareImage(files.image))),
  ),
  handle(contract.deleteNews, async ({ id }, services) => {
    await removeNews(services, id);
    return success;
  }),
];
