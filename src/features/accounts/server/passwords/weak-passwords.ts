import { AppError, type FieldProblem } from '#shared/api/errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Why a new password is refused: it has fewer characters than this site asks for, or is one of the most common ones. */
export function weaknessOf(password: string, minimum: number): FieldProblem | undefined {
  if (password.length < minimum) return { key: 'passwordTooShort', values: { min: minimum } };
  if (isCommonPassword(password)) return { key: 'passwordTooCommon' };
}

/** Throws `validation` for the field that has a weak one. */
export function refuseWeakPassword(field: string, password: string, minimum: number): void {
  const problem = weaknessOf(password, minimum);
  if (problem) throw new AppError('validation', { fields: { [field]: problem } });
}
