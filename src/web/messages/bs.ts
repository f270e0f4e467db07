import { bs as news } from '#features/news/messages/bs.ts';
import { bs as site } from '#features/site/messages/bs.ts';
import { bs as ui } from '#ui/messages/bs.ts';

/** The public pages' texts, each feature's under its name. */
export const bs = { ui, site, news };
