import * as z from 'zod/mini';
import { done, endpoint } from '#shared/endpoint.ts';
import { email } from '#shared/validation.ts';

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 1_000;

/** Taken as it is: a password is never trimmed, so that what was typed is what is compared. */
const password = (minimum: number, problem: 'required' | 'passwordTooShort') =>
  z.string({ error: () => 'text' }).check(
    // As bytes one lone surrogate is like the other: two passwords would be one.
    z.refine(text => text.isWellFormed(), { error: () => 'text' }),
    z.minLength(minimum, { error: () => problem }),
    z.maxLength(maximumPasswordLength, { error: () => 'tooLong' }),
  );

export const credentials = z.object({ email: email(), password: password(1, 'required') });
export const passwordChange = z.object({
  currentPassword: password(1, 'required'),
  newPassword: password(minimumPasswordLength, 'passwordTooShort'),
});

const user = z.object({ id: z.int(), email: z.string() });
export type User = z.infer<typeof user>;

export const login = endpoint({
  name: 'login',
  method: 'POST',
  path: '/login.php',
  access: 'public',
  body: { types: ['json'], schema: credentials },
  answer: z.object({ token: z.string(), user }),
  errors: ['wrong_credentials', 'too_many'],
  failure: 'Failed to login',
});

/** Who is signed in: beside the specification's calls, for the panel to learn at once that a session ended. */
export const showSession = endpoint({
  name: 'showSession',
  method: 'GET',
  path: '/session',
  access: 'administrator',
  answer: z.object({ user }),
  failure: 'API request failed',
});

export const logout = endpoint({
  name: 'logout',
  method: 'DELETE',
  path: '/login.php',
  access: 'administrator',
  answer: done,
  failure: 'Failed to logout',
});

export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/change-password.php',
  access: 'administrator',
  body: { types: ['json'], schema: passwordChange },
  answer: done,
  errors: ['too_many'],
  failure: 'Failed to change password',
});
