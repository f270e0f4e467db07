import { auditedInside, unaudited } from '#server/audit/declaration.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/api/endpoint.ts';
import { twoFactorCalls } from '../../two-factor-contract.ts';
import { logAttempt } from '../login/attempt-log.ts';
import { deviceOf } from '../login/device.ts';
import { confirmTwoFactor, endTwoFactor, offerTwoFactor, showTwoFactor } from './two-factor.ts';

export const twoFactorHandlers: Handler[] = [
  handle(twoFactorCalls.show, ({ session }, { db }) => showTwoFactor(db, session)),
  handle(twoFactorCalls.offer, ({ session }, services) => offerTwoFactor(services, session), unaudited),
  handle(
    twoFactorCalls.confirm,
    async ({ session, body, userAgent }, services) => ({
      recovery_codes: await confirmTwoFactor(services, session, {
        code: body.code,
        device: deviceOf(userAgent),
      }),
    }),
    auditedInside,
  ),
  handle(
    twoFactorCalls.end,
    async ({ session, body: { password }, address, userAgent }, services) => {
      await logAttempt(services.log, { what: 'second factor turned off', address }, () =>
        endTwoFactor(services, session, { password, address, device: deviceOf(userAgent) }),
      );
      return success;
    },
    auditedInside,
  ),
];
