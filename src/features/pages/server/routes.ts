import { presentContent } from '#features/content/server/present.ts';
import { getShown } from '#features/content/server/routes.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { AppError } from '#shared/api/errors.ts';
import { type OwnPage, showPageAt } from '../contract.ts';
import { findPageAt } from './addresses.ts';
import { pageContent } from './content.ts';

export const pageHandlers: readonly Handler[] = [
  handle(showPageAt, async ({ query, language, session }, services) => {
    const reader = { ...services, session };
    const page = await findPageAt(reader, { slug: query.slug, lang: language });
    if (!page) throw new AppError('not_found');
    const asked = query.lang === undefined ? undefined : language;
    const item = await getShown(reader, pageContent, page.id, asked);
    return presentContent(pageContent, item, services) as OwnPage;
  }),
];
