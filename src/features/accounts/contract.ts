import * as z from 'zod/mini';
import { roles } from '#shared/access.ts';
import { done, endpoint } from '#shared/endpoint.ts';
import { email, optionalText } from '#shared/validation.ts';

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

export const sessionCalls = {
  /** The admin learns from it that the session has ended. */
  show: endpoint({
    name: 'showSession',
    method: 'GET',
    path: '/session',
    access: 'editor',
    response: z.object({ user: z.extend(user, { role: z.enum(roles) }) }),
    clientMessage: 'API request failed',
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
