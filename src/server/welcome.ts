import { styleText } from 'node:util';
import type { NewAdministrator } from './start.ts';

/** What is printed once the site answers: where it is, and who may sign in. */
export function welcome(address: string, administrator: NewAdministrator | undefined): string {
  const lines = [`Site:           ${address}`, `Administration: ${address}/admin`];
  if (administrator?.isGenerated) {
    lines.push(
      `Administrator:  ${administrator.email}`,
      `Password:       ${administrator.password}  (shown this once; change it in the panel)`,
    );
  } else if (administrator) {
    lines.push(`Administrator:  ${administrator.email}, with the password from ADMIN_PASSWORD`);
  } else {
    lines.push(`Administrator:  as set up before; a new password: npm run user -- EMAIL`);
  }
  return `\n${lines.map(line => `  ${styleText('bold', line)}`).join('\n')}\n\n`;
}
