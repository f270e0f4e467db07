import * as z from 'zod/mini';
import { roles } from '#shared/api/access.ts';
import { done, endpoint } from '#shared/api/endpoint.ts';
import { languages } from '#shared/language.ts';
import { choice, email, flag, optionalText } from '#shared/validation.ts';

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 1_000;

/** Not trimmed: a password is compared exactly as it was typed. */
export const password = (minimum: number, problem: 'required' | 'passwordTooShort') =>
  z.string({ error: () => 'text' }).check(
    // All lone surrogates have the same bytes, so different passwords would be equal.
    z.refine(text => text.isWellFormed(), { error: () => 'text' }),
    z.minLength(minimum, { error: () => problem }),
    z.maxLength(maximumPasswordLength, { error: () => 'tooLong' }),
  );

export const credentials = z.object({
  email: email(),
  password: password(1, 'required'),
  /** Of an account with a second factor: six digits of its app, or a recovery code. */
  code: z.optional(optionalText()),
  /** What a browser calls itself every time, so that the owner can be told of a new one. */
  browserKey: z.optional(optionalText()),
});
export const passwordChange = z.object({
  currentPassword: password(1, 'required'),
  newPassword: password(minimumPasswordLength, 'passwordTooShort'),
});

export const user = z.object({ id: z.int(), email: z.string() });
export type User = z.infer<typeof user>;

export const accountCalls = {
  login: endpoint({
    name: 'login',
    method: 'POST',
    path: '/login.php',
    access: 'public',
    body: { types: ['json'], schema: credentials },
    response: z.object({ token: z.string(), user }),
    errors: ['wrong_credentials', 'second_factor', 'too_many'],
    clientMessage: 'Failed to login',
  }),
  logout: endpoint({
    name: 'logout',
    method: 'DELETE',
    path: '/login.php',
    access: 'editor',
    response: done,
    clientMessage: 'Failed to logout',
  }),
  changePassword: endpoint({
    name: 'changePassword',
    method: 'POST',
    path: '/change-password.php',
    access: 'editor',
    body: { types: ['json'], schema: passwordChange },
    response: done,
    errors: ['too_many'],
    clientMessage: 'Failed to change password',
  }),
};

const listedSession = z.object({
  id: z.int(),
  /** The browser that signed in, such as 'Chrome, Windows'; empty if it is not known. */
  device: z.string(),
  created_at: z.string(),
  /** Accurate to five minutes. */
  used_at: z.string(),
  is_current: z.boolean(),
});
export type ListedSession = z.infer<typeof listedSession>;

const shownSession = z.object({
  user: z.extend(user, { role: z.enum(roles), language: z.enum(languages) }),
  /** When the account's visit before this one ended; null in its first one. */
  last_visit_at: z.nullable(z.string()),
});

export const sessionCalls = {
  /** The admin learns from it that the session has ended. */
  show: endpoint({
    name: 'showSession',
    method: 'GET',
    path: '/session',
    access: 'editor',
    response: shownSession,
    clientMessage: 'API request failed',
  }),
  /** Chooses the language in which the account's owner reads the panel and is written to. */
  update: endpoint({
    name: 'updateSession',
    method: 'PUT',
    path: '/session',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ language: choice(languages) }) },
    response: shownSession,
    clientMessage: 'Failed to update session',
  }),
  /** The session of the request first, then by last use. */
  list: endpoint({
    name: 'listSessions',
    method: 'GET',
    path: '/sessions',
    access: 'editor',
    response: z.array(listedSession),
    schemaName: 'Session',
    clientMessage: 'Failed to fetch sessions',
  }),
  /** Ends all sessions except the one of the request. */
  endOthers: endpoint({
    name: 'endOtherSessions',
    method: 'DELETE',
    path: '/sessions',
    access: 'editor',
    response: done,
    clientMessage: 'Failed to end sessions',
  }),
};

const account = z.object({
  id: z.int(),
  email: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  /** Has not set a password yet. */
  invited: z.boolean(),
  /** Until when the invitation can be accepted; null if none can. */
  invited_until: z.nullable(z.string()),
  created_at: z.string(),
  last_login_at: z.nullable(z.string()),
});
export type Account = z.infer<typeof account>;

/** With the link that invites, which can be handed over where no e-mail is sent. It works once. */
const invitedAccount = z.extend(account, { link: z.string() });

export const managementCalls = {
  list: endpoint({
    name: 'listAccounts',
    method: 'GET',
    path: '/accounts',
    access: 'administrator',
    response: z.array(account),
    schemaName: 'Account',
    clientMessage: 'Failed to fetch accounts',
  }),
  /** Invites somebody. */
  create: endpoint({
    name: 'createAccount',
    method: 'POST',
    path: '/accounts',
    access: 'administrator',
    body: { types: ['json'], schema: z.object({ email: email(), role: choice(roles) }) },
    response: invitedAccount,
    schemaName: 'InvitedAccount',
    status: 201,
    errors: ['account_exists'],
    clientMessage: 'Failed to create account',
  }),
  /** Invites somebody once more who has not accepted: the earlier links end. */
  renew: endpoint({
    name: 'renewInvitation',
    method: 'POST',
    path: '/accounts/invitation',
    access: 'administrator',
    id: 'id',
    response: invitedAccount,
    schemaName: 'InvitedAccount',
    errors: ['account_active'],
    clientMessage: 'Failed to renew invitation',
  }),
  update: endpoint({
    name: 'updateAccount',
    method: 'PUT',
    path: '/accounts',
    access: 'administrator',
    id: 'id',
    body: {
      types: ['json'],
      schema: z.object({ role: z.optional(choice(roles)), disabled: z.optional(flag()) }),
    },
    response: account,
    schemaName: 'Account',
    errors: ['last_administrator'],
    clientMessage: 'Failed to update account',
  }),
  remove: endpoint({
    name: 'deleteAccount',
    method: 'DELETE',
    path: '/accounts',
    access: 'administrator',
    id: 'id',
    response: done,
    errors: ['last_administrator'],
    clientMessage: 'Failed to delete account',
  }),
};

const passwordRequest = z.object({ email: email() });
const chosenPassword = z.object({
  token: z.string(),
  password: password(minimumPasswordLength, 'passwordTooShort'),
});

export const passwordResetCalls = {
  /** Whether a link can be sent at all. */
  show: endpoint({
    name: 'showPasswordResets',
    method: 'GET',
    path: '/password-resets',
    access: 'public',
    response: z.object({ is_mailed: z.boolean() }),
    noCache: true,
    clientMessage: 'API request failed',
  }),
  /** Sends a link, if there is such an account. */
  request: endpoint({
    name: 'requestPasswordReset',
    method: 'POST',
    path: '/password-resets',
    access: 'public',
    body: { types: ['json'], schema: passwordRequest },
    response: z.object({}),
    status: 202,
    errors: ['too_many'],
    clientMessage: 'Failed to request a link',
  }),
  /** Sets a password by the token of a link, of an invitation too. */
  use: endpoint({
    name: 'usePasswordLink',
    method: 'POST',
    path: '/password-resets/use',
    access: 'public',
    body: { types: ['json'], schema: chosenPassword },
    response: done,
    errors: ['link_ended', 'too_many'],
    clientMessage: 'Failed to set password',
  }),
};
