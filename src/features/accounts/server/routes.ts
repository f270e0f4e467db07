import { transact } from '#server/audit/audit-trail.ts';
import { auditedInside } from '#server/audit/declaration.ts';
import type { Db } from '#server/db/schema.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import * as contract from '../contract.ts';
import { changeOwnPassword, signIn } from './actions.ts';
import { noteAccount, noteOwnDeed } from './audited-accounts.ts';
import { logAttempt } from './login/attempt-log.ts';
import { deviceOf } from './login/device.ts';
import { noteSignIn } from './login/note-sign-in.ts';
import { deleteSession, deleteSessionsOf, lastVisitOf, updateLanguage } from './queries.ts';
import { noticeSecurity } from './security-notices.ts';
import { listSessions, type Session } from './sessions.ts';

export const accountsHandlers: Handler[] = [
  handle(contract.accountCalls.login, ({ body, address, userAgent }, services) => {
    const { db, clock, log, loginThrottle: throttle } = services;
    const device = deviceOf(userAgent);
    const browser = { key: body.browserKey, device };
    return logAttempt(log, { what: 'sign-in', address }, () =>
      signIn(db, body, {
        ...{ throttle, address, now: clock(), device },
        onSuccess: (tx, user, secondFactor) => noteSignIn(tx, services, user, { browser, secondFactor }),
      }),
    );
  }),
  handle(contract.sessionCalls.show, ({ session: { user } }, { db }) => showSession(db, user)),
  handle(
    contract.sessionCalls.update,
    async ({ session: { user }, body: { language } }, { db }) => {
      await transact(db, async tx => {
        await updateLanguage(tx, user.id, language);
        noteAccount(user, ['language']);
      });
      return showSession(db, { ...user, language });
    },
    auditedInside,
  ),
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
    async ({ session, body, address, userAgent }, services) => {
      const { db, log, loginThrottle: throttle, passwordLength } = services;
      const device = deviceOf(userAgent);
      await logAttempt(log, { what: 'password change', address }, () =>
        changeOwnPassword(db, session, body, {
          ...{ throttle, address, passwordLength },
          onSuccess: (tx, { email }) =>
            noticeSecurity(tx, services, { event: 'passwordChanged', email, device }),
        }),
      );
      return success;
    },
    auditedInside,
  ),
];

const showSession = async (db: Db, user: Session['user']) => ({
  user,
  last_visit_at: await lastVisitOf(db, user.id),
});
