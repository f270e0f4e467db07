import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { type FieldValues, useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { ApiError } from '#shared/api-client.ts';
import type { CallOf, Endpoint } from '#shared/endpoint.ts';
import { errorText } from '#shared/error-text.ts';
import type { ApiContext, QueryOptions } from '#shared/query-options.ts';
import { type Clash, type ConflictChoice, ConflictDialog } from '#ui/admin/conflict-dialog.tsx';
import { SingleCreation } from '#ui/admin/creation.ts';
import { EditorForm } from '#ui/admin/editor-form.tsx';
import { EditorFrame, useEditorFrame } from '#ui/admin/editor-frame.tsx';
import { schemaResolver } from '#ui/admin/form.ts';
import { dropDrafts } from '#ui/admin/form-drafts.ts';
import type { FieldMeta } from '#ui/admin/form-fields.tsx';
import { ItemTools, type ToolItem } from '#ui/admin/item-tools.tsx';
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
import { ContentSettings, ContentWriting, type FieldTest, not, type OwnInputs } from './content-inputs.tsx';
import { ContentLanguages, type LanguageForm } from './content-languages.tsx';
import { type FormValues, filesOf, valuesOf } from './form-values.ts';
import { useItemHistory } from './item-history.ts';
import { SaveButtons, usualChange } from './save-buttons.tsx';
import { newTranslation, type Translatable } from './translating.ts';
import { useStateTexts } from './use-state-texts.ts';

type Stored = Omit<ToolItem, 'type'> & { version: number } & ItemState;

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
  /** Whether a translation of the item is begun at once. */
  isTranslating?: boolean | undefined;
  onClose: () => void;
};

type ContentEditorProps<Item extends Stored, F extends Fields> = EditorProps & {
  fields: F;
  t: (key: EditorTextKey) => string;
  /** The query of an item, and the key prefix of all queries of the type. */
  queries: {
    type: string;
    all: readonly [string];
    detail: (context: ApiContext, id: number) => QueryOptions<Item>;
  };
  calls: { create: Endpoint; update: Endpoint };
  meta: FieldMeta<keyof F & string>;
  inputs?: OwnInputs<FormValues<F>>;
  /** What is told before two languages are parted, beside the usual. */
  parting?: string;
  /** Called with the saved item instead of `onClose`. */
  onSaved?: ((item: Item) => void) | undefined;
};

/** Creates an item of content, or updates the one with the id, in both its languages. */
export function ContentEditor<Item extends Stored, F extends Fields>(props: ContentEditorProps<Item, F>) {
  // The type parameter names the fields for the caller. From here on they are data.
  const any = props as unknown as ContentEditorProps<Item, Fields>;
  return any.id === undefined ? <NewContent {...any} /> : <StoredContent {...any} id={any.id} />;
}

function NewContent<Item extends Stored>(props: ContentEditorProps<Item, Fields>) {
  return (
    <EditorFrame title={props.t('create')} onClose={props.onClose}>
      <OnlyForm {...props} item={undefined} onRestored={() => {}} />
    </EditorFrame>
  );
}

/** Loads the item, because lists leave out long texts, and its counterpart. */
function StoredContent<Item extends Stored>(props: ContentEditorProps<Item, Fields> & { id: number }) {
  const { id, t, queries, onClose } = props;
  const own = useOpenedItem(queries, id);
  const counterpart = useOpenedItem(queries, own.item?.translation?.id);
  const draft = draftName(queries.all[0], id);
  useEffect(() => {
    if (own.isGone) dropDrafts(draft);
  }, [own.isGone, draft]);
  if (own.item && (counterpart.item || !own.item.translation))
    return <StoredForms {...props} item={own.item} counterpart={counterpart.item} onRestored={own.setItem} />;
  const failed = [own, counterpart].filter(({ isError }) => isError);
  return (
    <LoadingSheet
      title={t('edit')}
      error={failed.length > 0 ? t('itemError') : undefined}
      isGone={own.isGone}
      onRetry={() => {
        for (const { refetch } of failed) void refetch();
      }}
      onClose={onClose}
    />
  );
}

/** An item as it was when the editor was opened: a later response does not change the open form. */
function useOpenedItem<Item extends Stored>(
  { detail }: ContentEditorProps<Item, Fields>['queries'],
  id: number | undefined,
) {
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...detail(useSite(), id ?? 0),
    enabled: id !== undefined,
    staleTime: 0,
    // The edited item is not replaced while it is edited.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const [item, setItem] = useState<Item>();
  if (!item && data && isFetchedAfterMount && !isError) setItem(data);
  return { item, setItem, isError, isGone: error instanceof ApiError && error.status === 404, refetch };
}

type StoredFormsProps<Item extends Stored> = ContentEditorProps<Item, Fields> & {
  item: Item;
  counterpart: Item | undefined;
  /** Called when the item of a type without languages has become an earlier version again. */
  onRestored: (item: Item) => void;
};

function StoredForms<Item extends Stored>(props: StoredFormsProps<Item>) {
  const { t, item, counterpart, onClose, onSaved, onRestored, isTranslating = false, ...rest } = props;
  if (!isTranslatable(item))
    return (
      <EditorFrame title={t('edit')} onClose={onClose}>
        <OnlyForm key={item.version} {...props} />
      </EditorFrame>
    );
  const items = [item, counterpart].filter(one => one !== undefined) as (Item & Translatable)[];
  const queries = props.queries as ContentEditorProps<Item & Translatable, Fields>['queries'];
  return (
    <ContentLanguages
      {...rest}
      title={t('edit')}
      stored={Object.fromEntries(items.map(one => [one.lang, one]))}
      queries={queries}
      opened={item.lang}
      isTranslating={isTranslating}
      onClose={onClose}
    >
      {language => <ContentForm {...rest} {...language} t={t} queries={queries} />}
    </ContentLanguages>
  );
}

function isTranslatable<Item extends Stored>(item: Item): item is Item & Translatable {
  return item.translation !== undefined;
}

/** The form of a new item, or of one of a type without languages. */
function OnlyForm<Item extends Stored>(
  props: ContentEditorProps<Item, Fields> & Pick<LanguageForm<Item>, 'item' | 'onRestored'>,
) {
  const { queries, item, onSaved, onClose } = props;
  const { release } = useEditorFrame();
  return (
    <ContentForm
      {...props}
      draft={draftName(queries.all[0], item?.id)}
      onSaved={saved => {
        release();
        if (onSaved) onSaved(saved);
        else onClose();
      }}
    />
  );
}

type Values = FormValues<Fields>;
type Changes = Partial<Values> & StateChange;

type ContentFormProps<Item extends Stored> = Pick<
  ContentEditorProps<Item, Fields>,
  'fields' | 't' | 'queries' | 'calls' | 'meta' | 'inputs'
> &
  Pick<LanguageForm<Item>, 'item' | 'draft' | 'onRestored'> &
  Partial<Omit<LanguageForm<Item>, 'onSaved' | 'meta'>> & { onSaved: (saved: Item) => void };

/** Creates an item, or updates it. */
function ContentForm<Item extends Stored>(props: ContentFormProps<Item>) {
  const { fields, t, item, queries, calls, meta, inputs, draft, translation } = props;
  const { onForm, onSaved, onRestored } = props;
  const { isNarrow = false, isPrimary = true, sharedPlace, aside } = props;
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
    defaultValues: translation?.values ?? valuesOf(fields, item, today),
    resolver: schemaResolver(formSchemaOf(fields, !item), tCommon),
    shouldFocusError: false,
  });

  const reportForm = useEffectEvent((of: typeof form | undefined) => onForm?.(of));
  useEffect(() => {
    reportForm(form);
    return () => reportForm(undefined);
  }, [form]);

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
  const save = (values: Values, options: SaveOptions, state: StateChange = usualChange(item)) =>
    item
      ? update(item, { ...changesOf(valuesOf(fields, item, today), values), ...state }, options)
      : create({ ...values, ...state }, options);
  const finish = (saved: Item) => {
    showSuccess(stateTexts.done(item, saved) ?? (item ? t('updated') : t('created')));
    onSaved(saved);
    void queryClient.invalidateQueries({ queryKey: queries.all satisfies QueryKey });
  };
  const describeFailure = (error: unknown) => {
    const text = errorText(error, item ? t('updateFailed') : t('createFailed'));
    showError(text);
    return text;
  };
  const columns = { fields, form, meta, inputs, state: item, stored: filesOf(fields, item) };
  const isShared: FieldTest = (_, field) => field.shared === true;
  return (
    <>
      <EditorForm
        form={form}
        draft={{ name: draft, version: item?.version, labelOf: ({ title }) => String(title) }}
        fields={meta}
        onSave={save}
        usualWay={usualChange(item)}
        saveButtons={props => <SaveButtons item={item} {...props} />}
        onSaved={finish}
        describeFailure={describeFailure}
        hint={stateTexts.hint(item)}
        tools={
          item && (
            <>
              <ItemTools item={{ type: queries.type, ...item }} hasUnsavedChanges={form.formState.isDirty} />
              {History && (
                <Button look="ghost" onClick={() => setIsHistoryOpen(true)}>
                  {tScreens('history')}
                </Button>
              )}
            </>
          )
        }
        isNarrow={isNarrow}
        isPrimary={isPrimary}
        main={<ContentWriting {...columns} />}
        side={
          <>
            {aside}
            <ContentSettings
              {...columns}
              isLanguageLocked={isNarrow}
              {...(isNarrow && { where: not(isShared) })}
            />
          </>
        }
      />
      {item && History && isHistoryOpen && (
        <Suspense>
          <History
            type={queries.type}
            id={item.id}
            title={String(form.formState.defaultValues?.title)}
            fields={fields}
            meta={meta}
            hasChanges={form.formState.isDirty}
            onRestored={restored => {
              // What was typed is gone, its draft as well.
              form.reset();
              onRestored(restored as Item);
            }}
            onClose={() => setIsHistoryOpen(false)}
          />
        </Suspense>
      )}
      {sharedPlace &&
        createPortal(<ContentSettings {...columns} isLanguageLocked where={isShared} />, sharedPlace)}
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
