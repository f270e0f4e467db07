import type { Session } from '#features/accounts/server/sessions.ts';
import type { Authorship } from '#features/content/server/authorship.ts';
import { insertVersion, recordFirstVersion } from '#features/content/server/changes.ts';
import { noteNotice } from '#features/privacy/server/notice.ts';
import { noteDeed, transact } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Site, SiteInput } from '../schemas.ts';
import { assertStored, followFiles } from './files.ts';
import { changedWords } from './kept-words.ts';
import { storedNoticeTime } from './notice-time.ts';
import { presentSite, storedValues, wordNames, wordsOf } from './present.ts';
import { findBeginning, lockWords, writeWords } from './queries.ts';
import { siteLanguages } from './site-languages.ts';
import { type Both, readWords, type StoredWords } from './words.ts';

/** What a change of the words is made with. */
export type ChangeContext = Pick<Services, 'clock' | 'mail' | 'site' | 'trashDays' | 'hosting' | 'timeZone'>;
type UpdateContext = ChangeContext & Pick<Services, 'db'>;
type SentChange = { actor: Session; sent: SiteInput };

/**
 * Changes the words that were sent. Throws `conflict` if `version` is not the stored one: somebody else has changed them
 * since they were read.
 */
export function updateSite(services: UpdateContext, language: Language, change: SentChange): Promise<Site> {
  return transact(services.db, async tx => {
    await updateLanguage(tx, services, language, change);
    return presentSite((await readWords(tx))[language]);
  });
}

/** The same in both languages at once. What is refused is named with its language in front, and nothing is changed. */
export function updateSites(
  services: UpdateContext,
  { actor, sent }: { actor: Session; sent: { [In in Language]?: SiteInput | undefined } },
): Promise<Both<Site>> {
  return transact(services.db, async tx => {
    for (const language of languages) {
      const { [language]: ofLanguage } = sent;
      if (ofLanguage)
        await updateLanguage(tx, services, language, { actor, sent: ofLanguage }).catch((error: unknown) => {
          throw inLanguage(error, language);
        });
    }
    const { bs, en } = await readWords(tx);
    return { bs: presentSite(bs), en: presentSite(en) };
  });
}

function inLanguage(error: unknown, language: Language): unknown {
  if (!(error instanceof AppError) || !error.fields) return error;
  const fields = Object.entries(error.fields).map(([path, problem]) => [`${language}.${path}`, problem]);
  return new AppError(error.code, { fields: Object.fromEntries(fields) });
}

async function updateLanguage(
  tx: Tx,
  services: ChangeContext,
  language: Language,
  { actor, sent: { version, ...sent } }: SentChange,
): Promise<void> {
  const stored = await lockWords(tx, language);
  if (version !== undefined && version !== stored.version) throw new AppError('conflict');
  const authorship = { by: actor.user.id, at: services.clock().toISOString() };
  const changed = await changeWords(tx, services, { language, stored, sent, authorship });
  const { title } = siteLanguages[language];
  if (changed.length > 0) noteDeed({ action: 'update', type: 'site', title, changed });
}

type WordsChange = {
  language: Language;
  stored: StoredWords;
  sent: Omit<SiteInput, 'version'>;
  authorship: Authorship;
};

/** Makes a new version of what was changed, unless nothing was, and answers the names of what was. Throws `validation`. */
export async function changeWords(
  tx: Tx,
  services: ChangeContext,
  { language, stored, sent, authorship }: WordsChange,
  { isAlwaysVersion = false } = {},
): Promise<readonly string[]> {
  await assertStored(tx, sent);
  const after = changedWords(wordsOf(stored), sent);
  const [was, is] = [storedValues(stored), storedValues(after)];
  const changed = wordNames.filter(name => was[name] !== is[name]);
  if (changed.length === 0 && !isAlwaysVersion) return changed;
  const version = stored.version + 1;
  const time = storedNoticeTime(after.notice, services.timeZone);
  await writeWords(tx, language, { ...time, version, words: after }, authorship);
  const formerFiles = await followFiles(tx, language, after);
  const subject = { type: 'site', item_id: siteLanguages[language].id };
  const updated_at = stored.updated_at ?? (await findBeginning(tx));
  await recordFirstVersion(tx, subject.type, { id: subject.item_id, version: stored.version, updated_at });
  const replaced = Object.fromEntries(changed.map(name => [name, was[name] ?? null]));
  await insertVersion(tx, { ...subject, version, changed, replaced }, authorship, formerFiles);
  // It names the association.
  await noteNotice(tx, services, await readWords(tx));
  return changed;
}
