import { prepareImage } from '#features/media/server/images.ts';
import { made } from '#server/audit/declaration.ts';
import type { Feature } from '#server/feature.ts';
import { handle, handleCreate } from '#server/http/handler.ts';
import { AppError } from '#shared/api/errors.ts';
import { createTextImage, listNamedEvents, listPairProposals, showYears } from './contract.ts';
import { showRelated } from './related-contract.ts';
import { bulkHandlers } from './server/bulk.ts';
import { prepareTextImage, removeUnusedTextImages } from './server/html/text-images.ts';
import { proposePairs } from './server/pair-proposals.ts';
import { findRelated } from './server/related.ts';
import { nameEvents } from './server/search/named-events.ts';
import { completeFullTexts } from './server/search/search-columns.ts';
import { listTitles } from './server/search/titles.ts';
import { contentTypeNamed } from './server/types/content-type-named.ts';
import { assertMayAsk } from './server/visibility/visibility.ts';
import { listYears } from './server/years.ts';
import { findTitles } from './titles-contract.ts';

export const contentFeature: Feature = {
  name: 'content',
  handlers: [
    handle(showYears, async ({ query, session }, services) => {
      assertMayAsk(session, query.status);
      const type = services.contentTypes.get(query.type)?.type;
      const years = type && (await listYears(services, type, query.status));
      if (!years) throw new AppError('validation', { fields: { type: { key: 'choice' } } });
      return { years };
    }),
    handle(showRelated, ({ id, query, language }, services) =>
      findRelated(services, contentTypeNamed(services.contentTypes, query.type), {
        id,
        language: query.lang === undefined ? undefined : language,
        readerLanguage: language,
      }),
    ),
    handle(listNamedEvents, ({ query, session }, services) => nameEvents({ ...services, session }, query)),
    handle(listPairProposals, async ({ session }, services) => {
      const types = [...services.contentTypes.values()]
        .map(({ type }) => type)
        .filter(({ hasLanguages }) => hasLanguages);
      // What shares facts with its counterpart comes first: it is counted twice until it is joined.
      const sorted = types.toSorted((one, other) => other.shared.length - one.shared.length);
      const proposals = await Promise.all(sorted.map(type => proposePairs({ ...services, session }, type)));
      return proposals.flat();
    }),
    ...bulkHandlers,
    handle(findTitles, ({ query, session }, services) => listTitles({ ...services, session }, query.search)),
    handleCreate(
      createTextImage,
      async ({ files: { image } }, services) => prepareTextImage(services, await prepareImage(image.path)),
      made('text_image'),
    ),
  ],
  complete: completeFullTexts,
  hourly: removeUnusedTextImages,
};
