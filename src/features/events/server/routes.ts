import { presentContent } from '#features/content/server/present.ts';
import { pageArranged } from '#features/content/server/queries/lists.ts';
import { conditionsOf } from '#features/content/server/types/narrowings.ts';
import { assertMayAsk } from '#features/content/server/visibility/visibility.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import { todayOf } from '#shared/instants.ts';
import { pageEvents, showEventChoices } from '../contract.ts';
import { anyEventContent } from './content.ts';
import { eventChoices, takesPlaceIn } from './places.ts';

export const eventHandlers: readonly Handler[] = [
  handle(pageEvents, async ({ query, language, session }, services) => {
    assertMayAsk(session, query.status);
    const today = todayOf(services);
    const conditions = conditionsOf(anyEventContent, query, today);
    if (query.place !== undefined) conditions.push(await takesPlaceIn(services.db, query.place));
    const page = await pageArranged(
      { ...services, session },
      anyEventContent,
      { lang: language, status: query.status, conditions },
      { ...query, today },
    );
    const items = page.items.map(row => presentContent(anyEventContent, row, services));
    return { ...page, items } as ResponseOf<typeof pageEvents>;
  }),
  handle(showEventChoices, (_, services) => eventChoices(services)),
];
