import { en as news } from '#features/news/messages/en.ts';
import { en as site } from '#features/site/messages/en.ts';
import { en as ui } from '#ui/messages/en.ts';

export const en = { ui, site, news };
