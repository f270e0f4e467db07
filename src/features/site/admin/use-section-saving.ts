import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '#shared/api/api-client.ts';
import { languages } from '#shared/language.ts';
import type { Clash, ConflictChoice } from '#ui/admin/saving/conflict-dialog.tsx';
import { changesOf, clashesOf } from '#ui/admin/saving/merge.ts';
import { SaveCancelled, type SaveOptions } from '#ui/admin/saving/use-saving.ts';
import { useSite } from '#ui/site-context.tsx';
import { siteCalls } from '../contract.ts';
import { siteAdminQueries } from './queries.ts';
import { changesIn, placeOf, unitsOf, valuesOfUnits } from './section-changes.ts';
import type { SectionFields } from './section-fields.ts';
import { readSection, type Sites } from './section-values.ts';

type Units = ReturnType<typeof unitsOf>;
type ClashesIn = (names: readonly string[], base: Units, mine: Units, theirs: Units) => Clash[];

/**
 * Saves a section, in both languages or not at all. While `conflict` is there, somebody else has changed the same,
 * and the dialog for it is to be shown.
 */
export function useSectionSaving(fields: SectionFields, opened: Sites, clashesIn: ClashesIn) {
  const { api } = useSite();
  const queryClient = useQueryClient();
  /** What the form began with, or what somebody else has stored meanwhile. */
  const base = useRef(opened);
  const [conflict, setConflict] = useState<{ clashes: Clash[]; resolve: (choice: ConflictChoice) => void }>();

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
    const before = readSection(fields, base.current);
    const body = Object.fromEntries(
      languages.flatMap(lang => {
        const changes = changesIn(fields, before, values, lang);
        return changes ? [[lang, { ...changes, version: base.current[lang].version }]] : [];
      }),
    );
    try {
      return await api(siteCalls.updateBoth, { body }, options);
    } catch (error) {
      if (!isConflict(error)) throw atPlaces(error, fields, values);
      const present = await queryClient.fetchQuery({ ...siteAdminQueries.words({ api }), staleTime: 0 });
      const merged = await merge(unitsOf(before), unitsOf(values), unitsOf(readSection(fields, present)));
      base.current = present;
      return save(merged, options);
    }
  };
  return { save, conflict };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** The same error, with what it says of fields at their places in the form. */
function atPlaces(error: unknown, sectionFields: SectionFields, values: FieldValues): unknown {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return error;
  const texts = Object.entries(error.fields).map(([path, text]) => {
    const lang = languages.find(one => path.startsWith(`${one}.`));
    return [lang ? placeOf(sectionFields, values, path.slice(lang.length + 1), lang) : path, text];
  });
  const { status, code, message } = error;
  const fields = Object.fromEntries(texts);
  return new ApiError(status, { fields, error: message, ...(code !== 'network' && { code }) }, message);
}
