import { transact } from '#server/audit/audit-trail.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';
import { changeOwnPassword, signIn } from './actions.ts';
import { logAttempt } from './attempt-log.ts';
import { noteOwnDeed } from './audited-accounts.ts';
import { deviceOf } from './device.ts';
import { deleteSession, deleteSessionsOf } from './queries.ts';
import { listSessions } from './sessions.ts';

export const accountsHandlers: Handler[] = [
  handle(contract.accountCalls.login, ({ body, address, userAgent }, { db, clock, log, loginThrottle }) =>
    logAttempt(log, { what: 'sign-in', address }, () =>
      signIn(db, body, { throttle: loginThrottle, address, now: clock(), device: deviceOf(userAgent) }),
    ),
  ),
  handle(contract.sessionCalls.show, ({ session }) => ({ user: session.user })),
  handle(contract.sessionCalls.list, ({ session }, { db, clock }) => listSessions(db, session, clock())),
  handle(
    contract.sessionCalls.endOthers,
    async ({ session }, { db }) => {
      await transact(db, async tx => {
        await deleteSessionsOf(tx, session.user.id, session.id);
        noteOwnDeed('logout', session.user);
      });
      return success;
    },
    auditedInside,
  ),
  handle(
    contract.accountCalls.logout,
    async ({ session }, { db }) => {
      await transact(db, async tx => {
        await deleteSession(tx, session.id);
        noteOwnDeed('logout', session.user);
      });
      return success;
    },
    auditedInside,
  ),
  handle(
    contract.accountCalls.changePassword,
    async ({ session, body, address }, { db, log, loginThrottle }) => {
      await logAttempt(log, { what: 'password change', address }, () =>
        changeOwnPassword(db, session, body, { throttle: loginThrottle, address }),
      );
      return success;
    },
    auditedInside,
  ),
];
