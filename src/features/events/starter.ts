import { type Example, starterPicture } from '#features/content/server/starter.ts';
import type { ContentType } from '#features/content/server/types/content-type.ts';
import { prepareItemFile } from '#features/files/server/actions.ts';
import { addDays, type Day } from '#shared/dates.ts';
import type { EventKind } from './kinds.ts';
import { congressContent, symposiumContent, workshopContent } from './server/content.ts';
import { starterCongresses } from './starter/congresses.ts';
import { starterSymposia } from './starter/symposia.ts';
import { starterWorkshops } from './starter/workshops.ts';

export const starterEvents = [...starterWorkshops, ...starterSymposia, ...starterCongresses];

const types: Record<EventKind, ContentType> = {
  workshop: workshopContent,
  symposium: symposiumContent,
  congress: congressContent,
};

export function eventExamples(today: Day): Example[] {
  return starterEvents
    .toSorted((a, b) => a.startsIn - b.startsIn)
    .map(({ kind, startsIn, lasts, form, picture, pdf, files = [] }) => ({
      type: types[kind],
      form: {
        ...form,
        startedAt: addDays(today, startsIn),
        finishedAt: addDays(today, startsIn + lasts - 1),
      },
      files: { image: picture && starterPicture(picture), pdf },
      parts: files.map(({ path, ...texts }) => ({
        path,
        prepare: (services, id, file) =>
          prepareItemFile(services, { type: kind, id, ...texts }, { actor: undefined, file }),
      })),
    }));
}
