import type { Reader, Reading } from '#features/site/client.ts';
import { listSuspects, type Suspect, type SuspectKind } from './contract.ts';

export const suspectQueries = {
  all: ['suspects'] as const,
  /** What is suspected of one kind; of applications, to one event. */
  list: ({ api }: Reader, query: { kind: SuspectKind; event?: number | undefined }): Reading<Suspect[]> => ({
    queryKey: [...suspectQueries.all, query],
    queryFn: ({ signal }) => api(listSuspects, { query }, { signal }),
  }),
};
