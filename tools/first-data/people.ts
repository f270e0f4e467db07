import type { FirstSite } from './first-site.ts';
import { allFields } from './samples.ts';

export async function addPeople(
  site: FirstSite,
  colleague: { email: string; password: string },
): Promise<void> {
  await site.postJson('/members.php', allFields);
  await site.postJson('/members.php', {
    firstName: 'Mirza',
    lastName: 'Čolić',
    email: 'mirza@primjer.ba',
  });
  const question = {
    name: 'Adnan Žiga',
    email: 'adnan@primjer.ba',
    message: 'Kada je sljedeća radionica?\n\nHvala, đaci.',
  };
  await site.postJson('/questions.php', question);
  await site.postJson('/questions.php', {
    ...question,
    message: 'https://spam.primjer.ba',
    openForMs: 100,
  });
  site.run('scripts/user.ts', [colleague.email, '--password-stdin'], colleague.password);
}
