import type { PreparedCreate } from '#features/media/server/prepared-create.ts';
import { transact } from '#server/audit/audit-trail.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError, type FieldProblem } from '#shared/api/errors.ts';
import { plainPath } from '../addresses.ts';
import type { Redirect } from '../contract.ts';
import { endOf } from './targets.ts';

type Input = Pick<Redirect, 'from' | 'to'>;

/** So many redirects the site can have: they are in memory. */
const most = 2_000;

const columns = ['id', 'from_path as from', 'target as to', 'created_at'] as const;

export function listRedirects(db: Db): Promise<Redirect[]> {
  return db.selectFrom('redirects').select(columns).orderBy('id', 'desc').execute();
}

export function prepareRedirect({ clock }: Pick<Services, 'clock'>, input: Input): PreparedCreate<Redirect> {
  return {
    make: async tx => {
      const row = await checked(tx, undefined, input);
      return tx
        .insertInto('redirects')
        .values({ ...row, created_at: clock().toISOString() })
        .returning(columns)
        .executeTakeFirstOrThrow();
    },
  };
}

export function updateRedirect({ db }: Pick<Services, 'db'>, id: number, input: Input): Promise<Redirect> {
  return transact(db, async tx => {
    const row = await checked(tx, id, input);
    const changed = tx.updateTable('redirects').set(row).where('id', '=', id).returning(columns);
    return (await changed.executeTakeFirst()) ?? notFound();
  });
}

export function deleteRedirect({ db }: Pick<Services, 'db'>, id: number): Promise<void> {
  return transact(db, async tx => {
    const { numDeletedRows } = await tx
      .deleteFrom('redirects')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) notFound();
  });
}

function notFound(): never {
  throw new AppError('not_found');
}

/** Refused where the address is redirected already, or would lead back to itself. */
async function checked(tx: Tx, id: number | undefined, { from, to }: Input) {
  const from_path = plainPath(from) ?? '';
  const others = (await listRedirects(tx)).filter(other => other.id !== id);
  if (others.length >= most) refuse('from', { key: 'tooMany', values: { max: most } });
  if (others.some(other => other.from === from_path)) refuse('from', { key: 'redirectTaken' });
  const direct = new Map(others.map(other => [other.from, other.to]));
  if (endOf(direct.set(from_path, to), to) === undefined) refuse('to', { key: 'redirectLoop' });
  return { from_path, target: to };
}

function refuse(field: keyof Input, problem: FieldProblem): never {
  throw new AppError('validation', { fields: { [field]: problem } });
}
