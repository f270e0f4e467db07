import type { Tx } from '#server/db/schema.ts';
import { emailKey } from '#shared/addresses/email-key.ts';
import { defaultLanguage, type Language } from '#shared/language.ts';

/** In which the site writes to its own people: that of the account with the address, if there is one. */
export async function accountLanguage(tx: Tx, address: string): Promise<Language> {
  const account = await tx
    .selectFrom('users')
    .select('language')
    .where('email_key', '=', emailKey(address))
    .executeTakeFirst();
  return account?.language ?? defaultLanguage;
}
