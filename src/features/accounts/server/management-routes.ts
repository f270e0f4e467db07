import { auditedInside } from '#server/audit/declaration.ts';
import { type Handler, handle, handleCreate } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { managementCalls, passwordResetCalls } from '../contract.ts';
import { accountOf, accountRows } from './accounts.ts';
import { logAttempt } from './login/attempt-log.ts';
import { deviceOf } from './login/device.ts';
import { inSteadyTime } from './login/steady-time.ts';
import { inviteAccount, removeAccount, renewInvitation, updateAccount } from './management.ts';
import { sendPasswordReset, usePasswordLink } from './passwords/password-resets.ts';

export const managementHandlers: Handler[] = [
  handle(managementCalls.list, async (_, { db, clock }) => {
    const rows = await accountRows(db).execute();
    return rows.map(row => accountOf(row, clock()));
  }),
  handleCreate(
    managementCalls.create,
    ({ body, language: lang }, services) => ({
      make: tx => inviteAccount(tx, services, { ...body, lang }),
    }),
    auditedInside,
  ),
  handle(
    managementCalls.renew,
    ({ id, language: lang }, services) => renewInvitation(services.db, services, { id, lang }),
    auditedInside,
  ),
  handle(
    managementCalls.update,
    ({ id, body }, services) => updateAccount(services.db, services, id, body),
    auditedInside,
  ),
  handle(
    managementCalls.remove,
    async ({ id }, services) => {
      await removeAccount(services.db, services, id);
      return success;
    },
    auditedInside,
  ),
  handle(passwordResetCalls.show, (_, { mail }) => ({ is_mailed: mail.smtpUrl !== undefined })),
  handle(passwordResetCalls.request, async ({ body, address, language: lang }, services) => {
    await services.resetLimit?.take(address);
    await inSteadyTime(() => sendPasswordReset(services, { ...body, lang }));
    return {};
  }),
  handle(passwordResetCalls.use, async ({ body, address, userAgent }, services) => {
    await logAttempt(services.log, { what: 'password by a link', address }, () =>
      usePasswordLink(services, body, { address, device: deviceOf(userAgent) }),
    );
    return success;
  }),
];
