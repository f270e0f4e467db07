import { styleText } from 'node:util';
import type { ensureAdministrator } from '#features/accounts/server/actions.ts';
import { isCommonPassword } from '#features/accounts/server/passwords/common-passwords.ts';

type NewAdministrator = Awaited<ReturnType<typeof ensureAdministrator>>;

/** The administrator's credentials, printed at the start. */
export function describeAdministrator(administrator: NewAdministrator): string {
  if (!administrator) {
    return block(['Administrator:  as set up before; a new password: npm run user -- EMAIL']);
  }
  const { email, password, isGenerated } = administrator;
  if (!isGenerated) {
    return block([
      `Administrator:  ${email}, with the password from ADMIN_PASSWORD`,
      ...(isCommonPassword(password)
        ? ['Warning:        ADMIN_PASSWORD is one of the most common passwords; change it in the panel']
        : []),
    ]);
  }
  return block([
    `Administrator:  ${email}`,
    `Password:       ${password}  (shown this once; change it in the panel)`,
  ]);
}

/** The site's address, printed once it answers. */
export function describeAddress(address: string): string {
  return block([`Site:           ${address}`, `Administration: ${address}/admin`]);
}

function block(lines: string[]): string {
  return `\n${lines.map(line => `  ${styleText('bold', line)}`).join('\n')}\n\n`;
}
