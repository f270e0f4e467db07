import { audited } from '#server/audit/declaration.ts';
import { erasePerson } from '#server/erasure/erase.ts';
import { type Handler, handle, handleFile } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { peopleCalls } from '../contract.ts';
import { exportRecord } from './export.ts';
import { readRecord, searchPeople } from './people.ts';

export const peopleHandlers: Handler[] = [
  handle(peopleCalls.search, ({ query }, services) => searchPeople(services, query.search)),
  handle(
    peopleCalls.record,
    ({ query }, services) => readRecord(services, query.email),
    audited('read_person', 'person'),
  ),
  handleFile(
    peopleCalls.exportRecord,
    async ({ query }, services) => exportRecord(await readRecord(services, query.email), services),
    audited('export', 'person'),
  ),
  handle(
    peopleCalls.erase,
    async ({ query }, services) => {
      const { erasedAt, counts } = await erasePerson(services, query.email);
      return { ...success, erased_at: erasedAt, counts };
    },
    audited('erase', 'person'),
  ),
];
