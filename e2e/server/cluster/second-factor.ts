import { accountCalls } from '#features/accounts/contract.ts';
import { codeOf, stepsAt } from '#features/accounts/server/two-factor/totp.ts';
import { twoFactorCalls } from '#features/accounts/two-factor-contract.ts';
import { createApi } from '../../support/api.ts';
import { required } from '../../support/required.ts';
import { test } from '../../support/sites/cluster-test.ts';
import { administrator } from '../../support/sites/site.ts';
import { expect } from '../../support/test.ts';

/** Codes that are sent to both instances. */
export function testSecondFactor(): void {
  test('a code opens once, however many send it to both at once', async ({ cluster, apis, cleanUp }) => {
    const offer = await apis[0].call(twoFactorCalls.offer);
    const secret = String(offer?.body.secret);
    cleanUp(() => apis[0].call(twoFactorCalls.end, { fields: { password: administrator.password } }));
    cleanUp(() => cluster.query('delete from throttled_keys'));
    // Both are taken for half a minute or longer; the earlier one might end now.
    const [, present, later] = stepsAt(new Date());
    const confirmed = await apis[1].call(twoFactorCalls.confirm, {
      fields: { code: codeOf(secret, present) },
    });
    const [recoveryCode = ''] = required(confirmed, 'answer').body.recovery_codes as string[];
    for (const code of [codeOf(secret, later), recoveryCode]) {
      const statuses = await Promise.all(
        Array.from({ length: 50 }, async (_, number) => {
          const { origin } = cluster.instances[number % 2 === 0 ? 0 : 1];
          const fields = { ...administrator, code };
          return (await createApi(origin).call(accountCalls.login, { fields }))?.status;
        }),
      );
      expect(statuses.filter(status => status === 200)).toHaveLength(1);
      expect(statuses.filter(status => status === 401).length).toBeGreaterThan(1);
      expect(new Set(statuses)).toEqual(new Set([200, 401, 429]));
      await cluster.query('delete from throttled_keys');
    }
  });
}
