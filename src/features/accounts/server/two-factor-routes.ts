import { auditedInside, unaudited } from '#server/audit/declaration.ts';
import { type Handler, handle } from '#server/http/handler.ts';
import { success } from '#shared/endpoint.ts';
import { twoFactorCalls } from '../two-factor-contract.ts';
import { logAttempt } from './attempt-log.ts';
import { deviceOf } from './device.ts';
import { confirmTwoFactor, endTwoFactor, offerTwoFactor, showTwoFactor } from './two-factor.ts';

export const twoFactorHandlers: Handler[] = [
  handle(twoFactorCalls.show, ({ session }, { db }) => showTwoFactor(db, session)),
  handle(twoFactorCalls.offer, ({ session }, services) => offerTwoFactor(services, session), unaudited),
  handle(
    twoFactorCalls.confirm,
    async ({ session, body, userAgent, language: lang }, services) => ({
      recovery_codes: await confirmTwoFactor(services, session, {
        code: body.code,
        device: deviceOf(userAgent),
        lang,
      }),
    }),
    auditedInside,
  ),
  handle(
    twoFactorCalls.end,
    async ({ session, body: { password }, address, userAgent, language: lang }, services) => {
      await logAttempt(services.log, { what: 'second factor turned off', address }, () =>
        endTwoFactor(services, session, { password, address, device: deviceOf(userAgent), lang }),
      );
      return success;
    },
    auditedInside,
  ),
];
