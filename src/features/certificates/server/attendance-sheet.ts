import { applicationRows } from '#features/applications/server/tables.ts';
import { expectedOf } from '#features/applications/status.ts';
import { eventFacts } from '#features/events/server/keeper.ts';
import { livingRows } from '#server/db/living-rows.ts';
import type { FileContent } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { compareAlphabetically } from '#shared/text/alphabet.ts';
import { readLogo } from './logo.ts';
import { drawAttendanceSheet } from './pdf/attendance-sheet.ts';

/** The list that those who are expected sign, of the event that keeps the applications. */
export async function attendanceSheet(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'media' | 'site' | 'visibleTo'>,
  eventId: number,
): Promise<FileContent> {
  const { db, clock, site } = services;
  const rows = await livingRows(db, applicationRows)
    .select(['first_name', 'last_name', 'firm', 'faculty', 'status'])
    .where('event_id', '=', eventId)
    .where('status', 'in', ['accepted', 'received'])
    .orderBy('id')
    .execute();
  const people = expectedOf(rows).map(row => ({
    name: `${row.last_name} ${row.first_name}`,
    institution: row.firm || row.faculty,
  }));
  const association = (await site.read(db)).bs;
  const content = await drawAttendanceSheet({
    event: await eventFacts(services, eventId, 'bs'),
    people: people.toSorted((one, other) => compareAlphabetically(one.name, other.name)),
    association,
    logo: await readLogo(services, association),
    createdAt: clock(),
  });
  return { name: `lista-prisustva-${eventId}.pdf`, content };
}
