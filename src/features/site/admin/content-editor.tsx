import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { draftName } from '#features/accounts/session.ts';
import { ApiError } from '#shared/api-client.ts';
import type { CallOf, Endpoint } from '#shared/endpoint.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { type ConflictChoice, ConflictDialog } from '#ui/panel/conflict-dialog.tsx';
import { EditorSheet } from '#ui/panel/editor-sheet.tsx';
import { failureText, schemaResolver } from '#ui/panel/form.ts';
import type { FieldPlaces } from '#ui/panel/form-fields.tsx';
import { LoadingSheet } from '#ui/panel/loading-sheet.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Reader, Reading } from '../client.ts';

type Stored = { id: number; version: number };

/** The texts of a type's editor, by these keys in its own namespace. */
export type EditorTextKey =
  | 'create'
  | 'edit'
  | 'itemError'
  | 'created'
  | 'updated'
  | 'createFailed'
  | 'updateFailed';

/** What the editor of any type is told. */
export type EditorProps = {
  /** The stored item to be edited; none for a new one. */
  id?: number | undefined;
  onClose: () => void;
};

type ContentEditorProps<Item extends Stored, Values extends FieldValues> = EditorProps & {
  t: (key: EditorTextKey) => string;
  /** What reads one item, and under which keys everything of the type is kept. */
  queries: { all: readonly [string]; detail: (reader: Reader, id: number) => Reading<Item> };
  calls: { create: Endpoint; update: Endpoint };
  /** The form's values of an item, or of a new one. `today` is the site's calendar day. */
  valuesOf: (item: Item | undefined, today: string) => Values;
  /** Where the fields are and what they are called. */
  places: FieldPlaces<keyof Values & string>;
  /** The writing column, and the settings beside it. */
  main: (form: UseFormReturn<Values>) => ReactNode;
  side: (form: UseFormReturn<Values>, item: Item | undefined) => ReactNode;
  /** Told what was saved, when the editor has been closed. */
  onSaved?: ((item: Item) => void) | undefined;
};

/** Writes a new item of content, or changes the stored one with the id, in the editor sheet. */
export function ContentEditor<Item extends Stored, Values extends FieldValues>(
  props: ContentEditorProps<Item, Values>,
) {
  const { id } = props;
  return id === undefined ? <ContentForm {...props} /> : <StoredContentForm {...props} id={id} />;
}

/** A list leaves long texts out; the form needs them, as they are now. */
function StoredContentForm<Item extends Stored, Values extends FieldValues>(
  props: ContentEditorProps<Item, Values> & { id: number },
) {
  const { id, t, queries, onClose } = props;
  const { data, isError, isFetchedAfterMount, refetch } = useQuery({
    ...queries.detail(useSite(), id),
    staleTime: 0,
    // What is being edited is not replaced under the editor's hands.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  // Begun once: an answer that comes later, or does not, leaves the open form alone.
  const [item, setItem] = useState<Item>();
  if (!item && data && isFetchedAfterMount && !isError) setItem(data);
  if (item) return <ContentForm {...props} item={item} />;
  return (
    <LoadingSheet
      title={t('edit')}
      error={isError ? t('itemError') : undefined}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}

function ContentForm<Item extends Stored, Values extends FieldValues>(
  props: ContentEditorProps<Item, Values> & { item?: Item },
) {
  const { t, queries, calls, valuesOf, places, main, side, onClose, onSaved } = props;
  const { t: tCommon } = useTranslation('common');
  const { t: tScreens } = useTranslation('screens');
  const site = useSite();
  const { api, today } = site;
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  /** The stored item that the form began with, or went on with after a conflict. */
  const [item, setItem] = useState(props.item);
  const [conflict, setConflict] = useState<Conflict<Item>>();
  const form = useForm<Values>({
    defaultValues: valuesOf(props.item, today) as DefaultValues<Values>,
    resolver: schemaResolver((calls.create.body as NonNullable<Endpoint['body']>).schema, tCommon),
    shouldFocusError: false,
  });

  const send = (values: Values, stored: Item | undefined) => {
    const body = bodyOf(calls.create, values);
    if (!stored) return api(calls.create, { body } as unknown as CallOf<Endpoint>);
    const call = { id: stored.id, body: { ...body, version: stored.version } };
    return api(calls.update, call as unknown as CallOf<Endpoint>);
  };
  const askAbout = (theirs: Item) =>
    new Promise<ConflictChoice>(resolve => {
      setConflict({ theirs, resolve });
    }).finally(() => setConflict(undefined));
  const save = async (values: Values, stored = item): Promise<void> => {
    let saved: Item;
    try {
      saved = (await send(values, stored)) as Item;
    } catch (error) {
      if (!stored || !isConflict(error)) throw error;
      const theirs = await queryClient.fetchQuery({ ...queries.detail(site, stored.id), staleTime: 0 });
      const choice = await askAbout(theirs);
      if (choice === 'back') throw error;
      if (choice === 'mine') return save(values, theirs);
      setItem(theirs);
      form.reset(valuesOf(theirs, today));
      return;
    }
    showSuccess(stored ? t('updated') : t('created'));
    onClose();
    onSaved?.(saved);
    await queryClient.invalidateQueries({ queryKey: queries.all satisfies QueryKey });
  };
  const describeFailure = (error: unknown) => {
    const text = failureText(error, item ? t('updateFailed') : t('createFailed'));
    showError(text);
    return text;
  };
  return (
    <>
      <EditorSheet
        title={item ? t('edit') : t('create')}
        form={form}
        draft={{ name: draftName(queries.all[0], item?.id), version: item?.version }}
        fields={places}
        onSave={values => save(values)}
        describeFailure={describeFailure}
        onClose={onClose}
        hint={tScreens('publishedAtOnce')}
        main={main(form)}
        side={side(form, item)}
      />
      {conflict && (
        <ConflictDialog
          differing={differing(form.getValues(), valuesOf(conflict.theirs, today), places)}
          onChoose={conflict.resolve}
        />
      )}
    </>
  );
}

type Conflict<Item> = { theirs: Item; resolve: (choice: ConflictChoice) => void };

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}

/** What is sent: of a file that was taken away (`null`), that it shall go. */
function bodyOf({ body }: Endpoint, values: FieldValues): FieldValues {
  const files = Object.keys(body?.files ?? {});
  const removed = files.filter(name => values[name] === null);
  const removals = removed.map(name => [`remove${name[0]?.toUpperCase()}${name.slice(1)}`, true]);
  return { ...values, ...Object.fromEntries(removals) };
}

/** The labels of the fields in which two versions differ. */
function differing<Values extends FieldValues>(
  mine: Values,
  theirs: Values,
  places: FieldPlaces<keyof Values & string>,
): string[] {
  return Object.entries(mine)
    .filter(([name, value]) => value !== theirs[name])
    .map(([name]) => places[name]?.label.replace('*', '') ?? name);
}
