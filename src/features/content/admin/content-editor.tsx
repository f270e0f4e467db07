import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { ApiError } from '#shared/api-client.ts';
import type { CallOf, Endpoint } from '#shared/endpoint.ts';
import { errorText } from '#shared/error-text.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { type Clash, type ConflictChoice, ConflictDialog } from '#ui/admin/conflict-dialog.tsx';
import { SingleCreation } from '#ui/admin/creation.ts';
import { EditorSheet } from '#ui/admin/editor-sheet.tsx';
import { schemaResolver } from '#ui/admin/form.ts';
import { dropDrafts } from '#ui/admin/form-drafts.ts';
import type { FieldMeta } from '#ui/admin/form-fields.tsx';
import { LoadingSheet } from '#ui/admin/loading-sheet.tsx';
import { changesOf, clashesOf } from '#ui/admin/merge.ts';
import { SaveCancelled, type SaveOptions } from '#ui/admin/use-saving.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Fields } from '../fields.ts';
import { formSchemaOf, removalName } from '../schemas.ts';
import type { ItemState, StateChange } from '../states.ts';
import { clashesIn } from './clashes.tsx';
import { ContentSettings, ContentWriting, type OwnInputs } from './content-inputs.tsx';
import { type FormValues, filesOf, valuesOf } from './form-values.ts';
import { useItemHistory } from './item-history.ts';
import { SaveButtons, usualChange } from './save-buttons.tsx';
import { useStateTexts } from './use-state-texts.ts';

type Stored = { id: number; version: number } & ItemState;

type EditorTextKey =
  | 'create'
  | 'edit'
  | 'itemError'
  | 'created'
  | 'updated'
  | 'createFailed'
  | 'updateFailed';

export type EditorProps = {
  /** Undefined for a new item. */
  id?: number | undefined;
  onClose: () => void;
};

type ContentEditorProps<Item extends Stored, F extends Fields> = EditorProps & {
  fields: F;
  t: (key: EditorTextKey) => string;
  /** The query of an item, and the key prefix of all queries of the type. */
  queries: { all: readonly [string]; detail: (context: ApiContext, id: number) => QueryOptions<Item> };
  calls: { create: Endpoint; update: Endpoint };
  meta: FieldMeta<keyof F & string>;
  inputs?: OwnInputs<FormValues<F>>;
  /** Called with the saved item instead of `onClose`. */
  onSaved?: ((item: Item) => void) | undefined;
};

/** Creates an item of content, or updates the one with the id. */
export function ContentEditor<Item extends Stored, F extends Fields>(props: ContentEditorProps<Item, F>) {
  // The type parameter names the fields for the caller. From here on they are data.
  const any = props as unknown as ContentEditorProps<Item, Fields>;
  return any.id === undefined ? <ContentForm {...any} /> : <StoredContentForm {...any} id={any.id} />;
}

/** Loads the item, because lists leave out long texts. */
function StoredContentForm<Item extends Stored>(props: ContentEditorProps<Item, Fields> & { id: number }) {
  const { id, t, queries, onClose } = props;
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...queries.detail(useSite(), id),
    staleTime: 0,
    // The edited item is not replaced while it is edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Set once: a later response does not change the open form.
  const [item, setItem] = useState<Item>();
  if (!item && data && isFetchedAfterMount && !isError) setItem(data);
  const isGone = error instanceof ApiError && error.status === 404;
  const draft = draftName(queries.all[0], id);
  useEffect(() => {
    if (isGone) dropDrafts(draft);
  }, [isGone, draft]);
  if (item) return <ContentForm key={item.version} {...props} item={item} onRestored={setItem} />;
  return (
    <LoadingSheet
      title={t('edit')}
      error={isError ? t('itemError') : undefined}
      isGone={isGone}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

type Values = FormValues<Fields>;
type Changes = Partial<Values> & StateChange;

type ContentFormProps<Item extends Stored> = ContentEditorProps<Item, Fields> & {
  item?: Item;
  /** Called when the stored item has become an earlier version again. */
  onRestored?: (item: Item) => void;
};

function ContentForm<Item extends Stored>(props: ContentFormProps<Item>) {
  const { fields, t, item, queries, calls, meta, inputs, onClose, onSaved, onRestored } = props;
  const { t: tCommon } = useTranslation('common');
  const { t: tScreens } = useTranslation('screens');
  const stateTexts = useStateTexts();
  const site = useSite();
  const { api, today } = site;
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<Conflict>();
  const History = useItemHistory();
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const form = useForm<Values>({
    defaultValues: valuesOf(fields, item, today),
    resolver: schemaResolver(formSchemaOf(fields, !item), tCommon),
    shouldFocusError: false,
  });

  const [creation] = useState(() => new SingleCreation<Values & StateChange, Item>());
  const create = async (values: Values & StateChange, options: SaveOptions) => {
    const created = await creation.create(values, (sent, idempotencyKey) => {
      const call = { body: bodyOf(calls.create, sent) } as unknown as CallOf<Endpoint>;
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
  const save = (values: Values, options: SaveOptions, state: StateChange = usualChange(item)) =>
    item
      ? update(item, { ...changesOf(valuesOf(fields, item, today), values), ...state }, options)
      : create({ ...values, ...state }, options);
  const finish = (saved: Item) => {
    showSuccess(stateTexts.done(item, saved) ?? (item ? t('updated') : t('created')));
    if (onSaved) onSaved(saved);
    else onClose();
    void queryClient.invalidateQueries({ queryKey: queries.all satisfies QueryKey });
  };
  const describeFailure = (error: unknown) => {
    const text = errorText(error, item ? t('updateFailed') : t('createFailed'));
    showError(text);
    return text;
  };
  const columns = { fields, form, meta, inputs, state: item, stored: filesOf(fields, item) };
  return (
    <>
      <EditorSheet
        title={item ? t('edit') : t('create')}
        form={form}
        draft={{
          name: draftName(queries.all[0], item?.id),
          version: item?.version,
          labelOf: ({ title }) => String(title),
        }}
        fields={meta}
        onSave={save}
        usualWay={usualChange(item)}
        saveButtons={props => <SaveButtons item={item} {...props} />}
        onSaved={finish}
        describeFailure={describeFailure}
        onClose={onClose}
        hint={stateTexts.hint(item)}
        tools={
          item &&
          History && (
            <Button look="ghost" onClick={() => setIsHistoryOpen(true)}>
              {tScreens('history')}
            </Button>
          )
        }
        main={<ContentWriting {...columns} />}
        side={<ContentSettings {...columns} />}
      />
      {item && History && isHistoryOpen && (
        <Suspense>
          <History
            type={queries.all[0]}
            id={item.id}
            title={String(form.formState.defaultValues?.title)}
            fields={fields}
            meta={meta}
            hasChanges={form.formState.isDirty}
            onRestored={restored => {
              // What was typed is gone, its draft as well.
              form.reset();
              onRestored?.(restored as Item);
            }}
            onClose={() => setIsHistoryOpen(false)}
          />
        </Suspense>
      )}
      {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
    </>
  );
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
