import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '#shared/api-client.ts';
import type { CallOf } from '#shared/endpoint.ts';
import { type Language, languages } from '#shared/language.ts';
import type { Clash, ConflictChoice } from '#ui/admin/conflict-dialog.tsx';
import { changesOf, clashesOf } from '#ui/admin/merge.ts';
import { SaveCancelled, type SaveOptions } from '#ui/admin/use-saving.ts';
import { useSite } from '#ui/site-context.tsx';
import { siteCalls } from '../contract.ts';
import { siteAdminQueries } from './queries.ts';
import { changesIn, placeOf, unitsOf, valuesOfUnits } from './section-changes.ts';
import type { SectionFields } from './section-fields.ts';
import { readSection, type Sites } from './section-values.ts';

type Units = ReturnType<typeof unitsOf>;
type ClashesIn = (names: readonly string[], base: Units, mine: Units, theirs: Units) => Clash[];

/**
 * Saves a section in the languages in which it was changed. While `conflict` is there, somebody else has changed the same,
 * and the dialog for it is to be shown.
 */
export function useSectionSaving(fields: SectionFields, opened: Sites, clashesIn: ClashesIn) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  /** What the form began with, and what is stored since this form has saved a language of it. */
  const known = useRef({ base: opened, present: opened });
  const [conflict, setConflict] = useState<{ clashes: Clash[]; resolve: (choice: ConflictChoice) => void }>();

  const update = async (values: FieldValues, lang: Language, options: SaveOptions) => {
    const { base, present } = known.current;
    const changes = changesIn(fields, readSection(fields, base), values, lang);
    if (!changes) return;
    const body = { ...changes, version: present[lang].version };
    const call: CallOf<typeof siteCalls.update> = { query: { lang }, body };
    try {
      const saved = await api(siteCalls.update, call, options);
      known.current = { base, present: { ...present, [lang]: saved } };
    } catch (error) {
      throw atPlaces(error, path => placeOf(fields, values, path, lang));
    }
  };
  /** What both sides have changed since `base`. Asks where both changed the same. */
  const merge = async (base: Units, values: Units, theirs: Units): Promise<FieldValues> => {
    const mine = changesOf(base, values);
    const names = clashesOf(base, mine, theirs);
    const choice = names.length === 0 ? { theirs: [] } : await ask(clashesIn(names, base, values, theirs));
    if (!choice) throw new SaveCancelled();
    const kept = Object.entries(mine).filter(([name]) => !choice.theirs.includes(name));
    return valuesOfUnits({ ...theirs, ...Object.fromEntries(kept) });
  };
  const ask = (clashes: Clash[]) =>
    new Promise<ConflictChoice>(resolve => setConflict({ clashes, resolve })).finally(() =>
      setConflict(undefined),
    );
  const save = async (values: FieldValues, options: SaveOptions): Promise<Sites> => {
    const saved: Language[] = [];
    try {
      for (const lang of languages) {
        await update(values, lang, options);
        saved.push(lang);
      }
      return known.current.present;
    } catch (error) {
      if (!isConflict(error)) throw error;
      const { base } = known.current;
      const present = await queryClient.fetchQuery({ ...siteAdminQueries.words({ api }), staleTime: 0 });
      // In a language that was saved just now nobody else has changed anything.
      const ownChanges = saved.map(lang => [lang, base[lang]]);
      const theirs: Sites = { ...present, ...Object.fromEntries(ownChanges) };
      const [before, after] = [unitsOf(readSection(fields, base)), unitsOf(readSection(fields, theirs))];
      const merged = await merge(before, unitsOf(values), after);
      known.current = { base: theirs, present };
      return save(merged, options);
    }
  };
  return { save, conflict };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** The same error, with what it says of fields at their places in the form. */
function atPlaces(error: unknown, place: (path: string) => string): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const fields = Object.fromEntries(Object.entries(error.fields).map(([path, text]) => [place(path), text]));
  const { status, code, message } = error;
  return new ApiError(status, { fields, error: message, ...(code !== 'network' && { code }) }, message);
}
