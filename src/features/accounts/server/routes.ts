import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import * as contract from '../contract.ts';
import { changeOwnPassword, signIn } from './actions.ts';
import { deleteSession } from './queries.ts';

export const accountsHandlers: Handler[] = [
  handle(contract.login, ({ body, address }, { db, clock, loginThrottle }) =>
    signIn(db, body, { throttle: loginThrottle, address, now: clock() }),
  ),
  handle(contract.showSession, ({ session }) => ({ user: session.user })),
  handle(contract.logout, async ({ session }, { db }) => {
    await deleteSession(db, session.id);
    return success;
  }),
  handle(contract.changePassword, async ({ session, body, address }, { db, loginThrottle }) => {
    await changeOwnPassword(db, session, body, { throttle: loginThrottle, address });
    return success;
  }),
];
