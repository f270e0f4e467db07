import * as z from 'zod/mini';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { requiredText } from '#shared/validation.ts';
import { password } from './contract.ts';

/** How many an account has. */
export const recoveryCodeCount = 10;

export const ownCode = z.object({ code: requiredText() });
export const ownPassword = z.object({ password: password(1, 'required') });

/** The second factor of who asks: codes of an app by the time (TOTP, RFC 6238). */
export const twoFactorCalls = {
  show: endpoint({
    name: 'showTwoFactor',
    method: 'GET',
    path: '/two-factor',
    access: 'editor',
    response: z.object({
      is_on: z.boolean(),
      /** An instant; null while it is off. */
      since: z.nullable(z.string()),
      recovery_codes_left: z.int(),
    }),
    schemaName: 'TwoFactor',
    clientMessage: 'Failed to fetch the second factor',
  }),
  /** Offers a secret, which counts once a code of it was confirmed. */
  offer: endpoint({
    name: 'offerTwoFactor',
    method: 'POST',
    path: '/two-factor',
    access: 'editor',
    response: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['conflict'],
    clientMessage: 'Failed to turn on the second factor',
  }),
  /** Where it is on already, it gives new recovery codes in place of the others. */
  confirm: endpoint({
    name: 'confirmTwoFactor',
    method: 'POST',
    path: '/two-factor/confirm',
    access: 'editor',
    body: { types: ['json'], schema: ownCode },
    response: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['conflict'],
    clientMessage: 'Failed to turn on the second factor',
  }),
  end: endpoint({
    name: 'endTwoFactor',
    method: 'DELETE',
    path: '/two-factor',
    access: 'editor',
    body: { types: ['json'], schema: ownPassword },
    response: done,
    errors: ['too_many'],
    clientMessage: 'Failed to turn off the second factor',
  }),
};
export type TwoFactor = z.infer<typeof twoFactorCalls.show.response>;
