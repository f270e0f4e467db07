import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '#shared/api/api-client.ts';
import type { CallOf, Endpoint } from '#shared/api/endpoint.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import type { Clash, ConflictChoice } from '#ui/admin/saving/conflict-dialog.tsx';
import { SingleCreation } from '#ui/admin/saving/creation.ts';
import { changesOf, clashesOf } from '#ui/admin/saving/merge.ts';
import { SaveCancelled, type SaveOptions } from '#ui/admin/saving/use-saving.ts';
import { useSite } from '#ui/site-context.tsx';
import type { Fields } from '../../fields.ts';
import { removalName } from '../../schemas.ts';
import type { StateChange } from '../../states.ts';
import { clashesIn } from '../fields/clashes.tsx';
import { newTranslation } from '../languages/translating.ts';
import { type FormValues, filesOf, valuesOf } from './form-values.ts';

type Values = FormValues<Fields>;
type Changes = Partial<Values> & StateChange;

/**
 * Called before the changes of a stored item are sent; what it resolves to is sent with them. It rejects with
 * `SaveCancelled` where they are not to be sent.
 */
export type BeforeUpdate = (id: number, changes: Readonly<FieldValues>) => Promise<FieldValues>;

type ItemSaving<Item> = {
  fields: Fields;
  queries: { detail: (context: ApiContext, id: number) => QueryOptions<Item> };
  calls: { create: Endpoint; update: Endpoint };
  meta: Readonly<Record<string, { label: string }>>;
  /** Undefined for a new item. */
  item: Item | undefined;
  /** The values with which a new translation begins, and the id of its original. */
  translation: { of: number; values: Values } | undefined;
  beforeUpdate?: BeforeUpdate | undefined;
};

/**
 * Saves the values of a form as an item. While `conflict` is there, another administrator has changed the same
 * fields, and the dialog for it is to be shown.
 */
export function useItemSaving<Item extends { id: number; version: number }>({
  fields,
  queries,
  calls,
  meta,
  item,
  translation,
  beforeUpdate,
}: ItemSaving<Item>) {
  const site = useSite();
  const { api, today } = site;
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();

  const [creation] = useState(() => new SingleCreation<Values & StateChange, Item>());
  const create = async (values: Values & StateChange, options: SaveOptions) => {
    const created = await creation.create(values, (sent, idempotencyKey) => {
      const body = translation
        ? { ...newTranslation(fields, translation.values, sent), translationOf: translation.of }
        : sent;
      const call = { body: bodyOf(calls.create, body) } as unknown as CallOf<Endpoint>;
      return api(calls.create, call, { ...options, idempotencyKey }) as Promise<Item>;
    });
    const changes = changesOf(created.values, values);
    return Object.keys(changes).length === 0 ? created.item : update(created.item, changes, options);
  };
  /** The fields of an item that the form can change. */
  const versionOf = (one: Item): FieldValues => ({
    ...valuesOf(fields, one, today),
    ...filesOf(fields, one),
  });
  /** Sends only what changed since `base`, so that other administrators' changes stay. */
  const update = async (base: Item, changes: Changes, options: SaveOptions): Promise<Item> => {
    try {
      const body = { ...bodyOf(calls.update, changes), version: base.version };
      const call = { id: base.id, body } as unknown as CallOf<Endpoint>;
      return (await api(calls.update, call, options)) as Item;
    } catch (error) {
      if (!isConflict(error)) throw error;
      const theirs = await queryClient.fetchQuery({ ...queries.detail(site, base.id), staleTime: 0 });
      return update(theirs, await merge(changes, versionOf(base), versionOf(theirs)), options);
    }
  };
  /** The own changes that remain after another administrator's. Asks where both changed a field. */
  const merge = async (changes: Changes, base: FieldValues, theirs: FieldValues) => {
    const names = clashesOf(base, changes, theirs);
    if (names.length === 0) return changes;
    const clashes = clashesIn({ names, fields, base, mine: changes, theirs, meta });
    const choice = await new Promise<ConflictChoice>(resolve => {
      setConflict({ clashes, resolve });
    }).finally(() => setConflict(undefined));
    if (!choice) throw new SaveCancelled();
    const kept = Object.entries(changes).filter(([name]) => !choice.theirs.includes(name));
    return Object.fromEntries(kept) as Changes;
  };
  const save = async (values: Values, options: SaveOptions, state: StateChange) => {
    if (!item) return create({ ...values, ...state }, options);
    const changes = changesOf(valuesOf(fields, item, today), values);
    const further = await beforeUpdate?.(item.id, changes);
    return update(item, { ...changes, ...state, ...further }, options);
  };
  return { save, conflict };
}

type Conflict = {
  clashes: readonly Clash[];
  resolve: (choice: ConflictChoice) => void;
};

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** A removed file (`null`) becomes the flag that removes it. */
function bodyOf({ body }: Endpoint, values: FieldValues): FieldValues {
  const files = Object.keys(body?.files ?? {});
  const removed = files.filter(name => values[name] === null);
  const removals = removed.map(name => [removalName(name), true]);
  return { ...values, ...Object.fromEntries(removals) };
}
