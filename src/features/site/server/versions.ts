import type { VersionedEntry, VersionedRow } from '#server/feature.ts';
import { AppError } from '#shared/api/errors.ts';
import { fieldProblems } from '#shared/api/field-problems.ts';
import { type Language, languages } from '#shared/language.ts';
import { type SiteInput, siteInput, type Words } from '../schemas.ts';
import { changeWords } from './actions.ts';
import { presentSite, storedValues, wordNames } from './present.ts';
import { findBeginning, lockWords } from './queries.ts';
import { siteLanguages } from './site-languages.ts';
import { readWords } from './words.ts';

export const versionedSite: VersionedEntry = {
  type: 'site',
  idOf: ({ lang }) => siteLanguages[lang].id,
  titleOf: ({ lang }) => siteLanguages[lang].title,
  find: async (db, id) => {
    const words = (await readWords(db))[languageOf(id)];
    const { version, updated_at } = words;
    return {
      id,
      version,
      updated_at: updated_at ?? (await findBeginning(db)),
      ...nothing,
      ...storedValues(words),
    };
  },
  present: row => presentSite({ ...wordsIn(row), version: row.version }),
  restore: async ({ db, ...services }, earlier, authorship) => {
    const language = languageOf(earlier.id);
    const form = formOf(wordsIn(earlier));
    const { success, data, error } = siteInput.safeParse(form);
    if (!success) throw new AppError('validation', { fields: fieldProblems(error.issues, form) });
    const stored = await lockWords(db, language);
    await changeWords(db, services, { language, stored, sent: data, authorship }, { isAlwaysVersion: true });
  },
};

function languageOf(id: number): Language {
  const language = languages.find(each => siteLanguages[each].id === id);
  if (!language) throw new AppError('not_found');
  return language;
}

const nothing = Object.fromEntries(wordNames.map(name => [name, null]));

function wordsIn(row: VersionedRow): Words {
  const said = wordNames.filter(name => row[name] !== null);
  return Object.fromEntries(said.map(name => [name, JSON.parse(String(row[name]))])) as Words;
}

/** As the form that changes all words. */
function formOf({
  logo = '',
  privacy = '',
  accessibility = '',
  membership,
  people,
  ...words
}: Words): SiteInput {
  return {
    ...words,
    ...{ logo, privacy, accessibility },
    membership: { ...membership, fees: membership.fees ?? '' },
    people: people.map(person => ({ ...person, term: person.term ?? '', orcid: person.orcid ?? '' })),
  };
}
