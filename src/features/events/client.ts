import { contentQueries } from '#features/content/client.ts';
import { publicGet } from '#shared/api/api-client.ts';
import type { ResponseOf } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Language } from '#shared/language.ts';
import type {
  congressCalls,
  EventSummary,
  pageEvents,
  showEventChoices,
  symposiumCalls,
  workshopCalls,
} from './contract.ts';
import type { EventFilter } from './event-filter.ts';
import { eventsOnHomePage } from './paths.ts';

export const workshopQueries = contentQueries<typeof workshopCalls>(
  'workshop',
  { list: '/workshops.php', show: '/workshop.php' },
  'Failed to fetch workshop',
);

export const symposiumQueries = contentQueries<typeof symposiumCalls>(
  'symposium',
  { list: '/symposium.php', show: '/symposiumDetails.php' },
  'Failed to fetch symposium',
);

export const congressQueries = contentQueries<typeof congressCalls>(
  'congress',
  { list: '/congress.php', show: '/congressDetails.php' },
  'Failed to fetch congress',
);

const page = publicGet<typeof pageEvents>({ path: '/events', clientMessage: 'Failed to fetch events' });
const choices = publicGet<typeof showEventChoices>({
  path: '/events/choices',
  clientMessage: 'Failed to fetch event choices',
});

const all = ['event'] as const;

/** Events of all kinds. */
export const eventQueries = {
  all,
  /** What runs and comes first, with what exists in the other language only, and the language that was asked for. */
  arranged: (
    { api, language }: ApiContext,
    filter: EventFilter & { page: number; pageSize: number; arranged?: 'other' },
  ): QueryOptions<ResponseOf<typeof pageEvents> & { lang: Language }> => ({
    queryKey: [...all, language, 'arranged', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, arranged: filter.arranged ?? 'true', lang: language } as const;
      return { ...(await api(page, { query }, { signal })), lang: language };
    },
  }),
  /** What runs and comes next in either language, for the home page; `next` takes place. */
  coming: ({
    api,
    language,
  }: ApiContext): QueryOptions<{ items: EventSummary[]; next: EventSummary | undefined }> => ({
    queryKey: [...all, language, 'coming'],
    queryFn: async ({ signal }) => {
      const pageOf = (when: 'running' | 'upcoming') => {
        const query = { when, arranged: 'true', lang: language } as const;
        return api(page, { query }, { signal });
      };
      const [running, upcoming] = await Promise.all([pageOf('running'), pageOf('upcoming')]);
      const items = [...running.items, ...upcoming.items].sort((one, other) =>
        one.started_at.localeCompare(other.started_at),
      );
      return { items: items.slice(0, eventsOnHomePage), next: items.find(({ cancelled }) => !cancelled) };
    },
  }),
  choices: ({ api }: ApiContext): QueryOptions<ResponseOf<typeof showEventChoices>> => ({
    queryKey: [...all, 'choices'],
    queryFn: ({ signal }) => api(choices, {}, { signal }),
  }),
};
