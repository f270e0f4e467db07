import { findEvent } from '#features/events/server/queries.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { audited, auditedInside, unaudited } from '#server/audit/declaration.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { AppError } from '#shared/api/errors.ts';
import * as contract from '../contract.ts';
import { concernedStatuses } from '../status.ts';
import { correctApplication, getEventOfKind, sendNewKey } from './actions.ts';
import { correctMine, eraseMine, showMine, withdrawMine } from './applicant.ts';
import { prepareApplication } from './applying.ts';
import { decide, deleteApplication, noteAttendance } from './decisions.ts';
import { previewDecision, writeToApplicants } from './messages.ts';
import {
  applications,
  countApplications,
  countApplicationsByEvent,
  countRecipients,
  getApplication,
  getRow,
  getRows,
  toResponse,
} from './queries.ts';
import { listStatistics } from './statistics.ts';

const { list, page, create, remove, update } = contract.applicationCalls;

export const applicationsHandlers: Handler[] = [
  handle(contract.applicationCalls.count, async ({ id, session }, services) => {
    const event = await findEvent({ ...services, session }, id);
    if (!event) throw new AppError('not_found');
    return { count: await countApplications(services.db, services.counts, event.keeper_id) };
  }),
  handle(contract.applicationCalls.countRecipients, async ({ id, query, session }, services) => {
    const event = await findEvent({ ...services, session }, id);
    if (!event) throw new AppError('not_found');
    const statuses = query.status ? [query.status] : concernedStatuses;
    return { count: await countRecipients(services.db, event.keeper_id, statuses) };
  }),
  handle(contract.applicationCalls.statistics, (_, { db }) => listStatistics(db)),
  handle(contract.applicationCalls.countByEvent, ({ query, session }, services) =>
    countApplicationsByEvent({ ...services, session }, query.ids),
  ),
  handle(list, async ({ id, query, session }, services) => {
    const { keeper_id } = await getEventOfKind({ ...services, session }, id, query.application_type);
    return (await applications(services.db, keeper_id, query).execute()).map(toResponse);
  }),
  handle(page, async ({ id, query, session }, services) => {
    const { keeper_id } = await getEventOfKind({ ...services, session }, id, query.application_type);
    const list = { query: applications(services.db, keeper_id, query), table: 'applications' } as const;
    const found = await paginate(services.counts, list, query);
    return { ...found, items: found.items.map(toResponse) };
  }),
  handleCreate(create, async ({ body, address, readerLanguage }, services) => {
    await services.postLimit?.take(address, 'application', String(body.workshopId), body.email);
    return prepareApplication(services, body, readerLanguage);
  }),
  handle(
    remove,
    async ({ id, session }, services) => {
      await deleteApplication(services, id, session.user.id);
      return success;
    },
    audited('delete', 'application'),
  ),
  handle(contract.applicationCalls.show, async ({ id, session }, services) => {
    const { event_id } = await getRow(services.db, id);
    const event = await findEvent({ ...services, session }, event_id);
    if (!event) throw new AppError('not_found');
    return { ...(await getApplication(services.db, id)), event };
  }),
  handle(
    update,
    ({ id, body, session }, services) =>
      transact(services.db, async tx => {
        const authorship = { by: session.user.id, at: services.clock().toISOString() };
        const stored = await getRow(tx, id);
        const changed = await correctApplication({ ...services, db: tx }, stored, body, authorship);
        if (changed.length > 0) noteDeed({ action: 'update', type: 'application', id, changed });
        return getApplication(tx, id);
      }),
    auditedInside,
  ),
  handle(
    contract.applicationCalls.noteExport,
    ({ body, session }, services) =>
      transact(services.db, async tx => {
        const event = await findEvent({ ...services, db: tx, session }, body.id ?? 0);
        if (!event) throw new AppError('not_found');
        noteDeed({ action: 'export', type: event.kind, id: event.id });
        return success;
      }),
    auditedInside,
  ),
  handle(
    contract.applicationCalls.decide,
    ({ body, session }, services) => decide(services, body, session.user.id),
    auditedInside,
  ),
  handle(
    contract.applicationCalls.previewDecision,
    async ({ body: { id, ...decision } }, services) =>
      previewDecision(services, await getRow(services.db, id ?? 0), decision),
    unaudited,
  ),
  handleCreate(
    contract.applicationCalls.message,
    ({ body }, services) => ({
      make: async tx => ({
        mails: await writeToApplicants(tx, services, await getRows(tx, body.ids), body),
      }),
    }),
    audited('answer', 'application'),
  ),
  handle(
    contract.applicationCalls.attend,
    ({ body, session }, services) => noteAttendance(services, body, session.user.id),
    auditedInside,
  ),
  handle(contract.applicationCalls.showMine, ({ query }, services) => showMine(services, query.token)),
  handle(contract.applicationCalls.correctMine, async ({ query, body, address }, services) => {
    await services.postLimit?.take(address, 'correction', query.token, JSON.stringify(body));
    return correctMine(services, query.token, body);
  }),
  handle(contract.applicationCalls.withdrawMine, async ({ query, address }, services) => {
    await services.postLimit?.take(address, 'withdrawal', query.token);
    await withdrawMine(services, query.token);
    return success;
  }),
  handle(contract.applicationCalls.eraseMine, async ({ query, address }, services) => {
    await services.postLimit?.take(address, 'erasure', query.token);
    await eraseMine(services, query.token);
    return success;
  }),
  handle(
    contract.applicationCalls.sendNewLink,
    ({ body }, services) =>
      transact(services.db, async tx => {
        await sendNewKey(tx, services, await getRow(tx, body.id ?? 0));
        return success;
      }),
    audited('answer', 'application'),
  ),
];
