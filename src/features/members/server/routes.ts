import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import { audited, auditedInside, made } from '#server/audit/declaration.ts';
import { livingRows, moveToTrash } from '#server/db/living-rows.ts';
import { paginate } from '#server/db/pagination.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import type { Services } from '#server/services.ts';
import { success } from '#shared/api/endpoint.ts';
import { todayOf } from '#shared/instants.ts';
import { memberCalls } from '../contract.ts';
import type { MemberStatus } from '../status.ts';
import { addMember, prepareMembership, updateMember } from './actions.ts';
import { decide, notePayment, writeToMembers } from './decisions.ts';
import { importMembers } from './import.ts';
import { getMember, members, nextNumber, toResponse } from './queries.ts';
import { memberRows } from './tables.ts';

export const membersHandlers: Handler[] = [
  handle(memberCalls.list, async ({ query }, { db }) => (await members(db, query).execute()).map(toResponse)),
  handle(memberCalls.page, async ({ query }, { db, counts }) => {
    const found = await paginate(counts, { query: members(db, query), table: 'members' }, query);
    return { ...found, items: found.items.map(toResponse) };
  }),
  handle(memberCalls.show, ({ id }, { db }) => getMember(db, id)),
  handle(memberCalls.count, ({ query }, services) => countMembers(services, query.year)),
  handleCreate(
    memberCalls.create,
    ({ body: { paid_until, ...member } }, { clock }) => ({
      make: tx => addMember(tx, { ...member, paidUntil: member.paidUntil ?? paid_until ?? null }, clock()),
    }),
    made('member'),
  ),
  handleCreate(memberCalls.apply, async ({ body, address, language }, services) => {
    await services.postLimit?.take(address, 'membership', body.email);
    return prepareMembership(services, body, language);
  }),
  handle(
    memberCalls.update,
    ({ id, body }, { db, clock }) =>
      transact(db, async tx => {
        const changed = await updateMember(tx, id, body, clock());
        if (changed.length > 0) noteDeed({ action: 'update', type: 'member', id, changed });
        return getMember(tx, id);
      }),
    auditedInside,
  ),
  handle(
    memberCalls.decide,
    ({ body, session }, services) => decide(services, body, session.user.id),
    auditedInside,
  ),
  handle(memberCalls.pay, ({ body }, services) => notePayment(services, body), auditedInside),
  handleCreate(
    memberCalls.message,
    ({ body }, services) => ({ make: tx => writeToMembers(tx, services, body) }),
    audited('answer', 'member'),
  ),
  handle(
    memberCalls.importRows,
    ({ body, language }, services) => importMembers(services, body, language),
    auditedInside,
  ),
  handle(
    memberCalls.noteExport,
    (_, { db }) =>
      transact(db, async () => {
        noteDeed({ action: 'export', type: 'member' });
        return success;
      }),
    auditedInside,
  ),
  handle(
    memberCalls.remove,
    async ({ id, session }, { db, clock }) => {
      const deletion = { by: session.user.id, at: clock().toISOString() };
      await transact(db, tx => moveToTrash(tx, memberRows, id, deletion));
      return success;
    },
    audited('delete', 'member'),
  ),
];

async function countMembers(services: Services, asked: number | undefined) {
  const { db, counts } = services;
  const year = asked ?? Number(todayOf(services).slice(0, 4));
  const count = (status: MemberStatus) => counts.of(livingRows(db, memberRows).where('status', '=', status));
  return {
    applied: await count('applied'),
    active: await count('active'),
    former: await count('former'),
    unpaid: await counts.of(members(db, { unpaid: year })),
    year,
    next_number: await nextNumber(db),
  };
}
