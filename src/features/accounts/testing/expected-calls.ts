import type { ExpectedCalls, Fill } from '#server/testing/expected-call.ts';
import { administrator } from '#server/testing/test-site.ts';
import { insertUser } from '../server/queries.ts';
import { hashToken } from '../server/tokens.ts';
import { codeOf, stepsAt } from '../server/two-factor/totp.ts';
import { offerSecret } from '../server/two-factor/two-factor-queries.ts';

declare module '#server/testing/expected-call.ts' {
  interface SampleIds {
    account: number;
  }
}

/** The end of the link of an invitation. */
const sampleLink = 'poziv'.padEnd(43, '0');

/** What the apps of both accounts know, and their code at the time of test sites as apps show it; it is not confirmed yet. */
const sampleSecret = 'SECRET'.padEnd(32, '7');
const sampleCode = codeOf(sampleSecret, stepsAt(new Date('2026-11-21T09:30:00.000Z'))[1]).replace(
  /.../,
  '$& ',
);

/** The administrator, who makes the calls, is the first account. */
const own = 1;

export const calls: ExpectedCalls = {
  login: { who: 'everybody', sample: () => ({ fields: administrator }) },
  showSession: { who: 'editors' },
  updateSession: {
    who: 'editors',
    sample: () => ({ fields: { language: 'en' } }),
    audit: () => [['account', 'account', own]],
  },
  listSessions: { who: 'editors' },
  endOtherSessions: { who: 'editors', audit: () => [['logout', 'account', own]] },
  logout: { who: 'editors', audit: () => [['logout', 'account', own]] },
  changePassword: {
    who: 'editors',
    sample: () => ({ fields: { currentPassword: administrator.password, newPassword: 'druga-lozinka' } }),
    audit: () => [['password', 'account', own]],
  },
  showTwoFactor: { who: 'editors' },
  offerTwoFactor: { who: 'editors', audit: () => [] },
  confirmTwoFactor: {
    who: 'editors',
    sample: () => ({ fields: { code: sampleCode } }),
    audit: () => [['second_factor', 'account', own]],
  },
  endTwoFactor: {
    who: 'editors',
    sample: () => ({ fields: { password: administrator.password } }),
    // There is none.
    audit: () => [],
  },
  listAccounts: { who: 'administrators' },
  createAccount: {
    who: 'administrators',
    status: 201,
    sample: () => ({ fields: { email: 'nova@primjer.ba', role: 'editor' } }),
    audit: (_, made) => [['account', 'account', made]],
  },
  renewInvitation: {
    who: 'administrators',
    sample: ({ account }) => ({ query: { id: account } }),
    audit: ({ account }) => [['account', 'account', account]],
  },
  updateAccount: {
    who: 'administrators',
    sample: ({ account }) => ({ query: { id: account }, fields: { role: 'administrator' } }),
    audit: ({ account }) => [['account', 'account', account]],
  },
  deleteAccount: {
    who: 'administrators',
    sample: ({ account }) => ({ query: { id: account } }),
    audit: ({ account }) => [['account', 'account', account]],
  },
  showPasswordResets: { who: 'everybody' },
  requestPasswordReset: {
    who: 'everybody',
    status: 202,
    sample: () => ({ fields: { email: administrator.email } }),
  },
  usePasswordLink: {
    who: 'everybody',
    sample: () => ({ fields: { token: sampleLink, password: 'nova-lozinka' } }),
  },
};

export const fill: Fill = async site => {
  await site.signIn('administrator');
  await site.signIn('editor');
  for (const user of await site.db.selectFrom('users').select('id').execute())
    await offerSecret(site.db, user.id, sampleSecret);
  const invite = (email: string) => insertUser(site.db, email, '', site.services.clock(), 'editor');
  await site.db
    .insertInto('user_links')
    .values({
      token_hash: hashToken(sampleLink),
      user_id: (await invite('pozvan@primjer.ba')).id,
      purpose: 'invitation',
      expires_at: '2027-11-21T09:30:00.000Z',
    })
    .execute();
  return { account: (await invite('pozvana@primjer.ba')).id };
};
