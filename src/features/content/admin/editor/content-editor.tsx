import { type ComponentProps, useEffect, useState } from 'react';
import { draftName } from '#features/accounts/session.ts';
import { dropDrafts } from '#ui/admin/drafts/form-drafts.ts';
import { EditorFrame, useEditorFrame } from '#ui/admin/forms/editor-frame.tsx';
import type { FieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { LoadingSheet } from '#ui/admin/forms/loading-sheet.tsx';
import { useSite } from '#ui/site-context.tsx';
import type { Fields } from '../../fields.ts';
import type { OwnInputs } from '../fields/content-inputs.tsx';
import { OpenedToolProvider, useOpenTool } from '../item-tools.tsx';
import { ContentLanguages, type LanguageForm } from '../languages/content-languages.tsx';
import type { Translatable } from '../languages/translating.ts';
import { ContentForm, type FormType, type Stored } from './content-form.tsx';
import { copiedValues } from './copying.ts';
import type { FormValues } from './form-values.ts';
import type { BeforeUpdate } from './use-item-saving.ts';
import { useOpenedItem } from './use-opened-item.ts';

export type EditorProps = {
  /** Undefined for a new item. */
  id?: number | undefined;
  /** The item that a new one begins as a copy of. */
  copyOf?: number | undefined;
  /** Whether a translation of the item is begun at once. */
  isTranslating?: boolean | undefined;
  /** The tool that is open for the item from the beginning. */
  openedTool?: string | undefined;
  /** Called instead of `onClose` when a new item was saved to open a tool for it. */
  onStored?: ((id: number, tool: string) => void) | undefined;
  beforeUpdate?: BeforeUpdate | undefined;
  onClose: () => void;
};

/** What a new item begins with, as if it was typed. */
type Beginning = Pick<ComponentProps<typeof ContentForm>, 'beginning'>;

type TypeProps<Item extends Stored> = EditorProps &
  Omit<FormType<Item>, 't'> & {
    t: (key: Parameters<FormType<Item>['t']>[0] | 'create' | 'edit' | 'itemError') => string;
    /** What is told before two languages are parted, beside the usual. */
    parting?: string;
    /** Called with the saved item instead of `onClose`. */
    onSaved?: ((item: Item) => void) | undefined;
  };

type ContentEditorProps<Item extends Stored, F extends Fields> = Omit<
  TypeProps<Item>,
  'fields' | 'meta' | 'inputs'
> & {
  fields: F;
  meta: FieldMeta<keyof F & string>;
  inputs?: OwnInputs<FormValues<F>>;
};

/** Creates an item of content, or updates the one with the id, in both its languages. */
export function ContentEditor<Item extends Stored, F extends Fields>(props: ContentEditorProps<Item, F>) {
  // The type parameter names the fields for the caller. From here on they are data.
  const any = props as unknown as TypeProps<Item>;
  const { id, copyOf, openedTool: name } = any;
  const New = copyOf === undefined ? NewContent : CopiedContent;
  return (
    <OpenedToolProvider {...(id !== undefined && name && { initial: { name, item: id } })}>
      {id === undefined ? <New {...any} /> : <StoredContent {...any} id={id} />}
    </OpenedToolProvider>
  );
}

function NewContent<Item extends Stored>(props: TypeProps<Item> & Beginning) {
  return (
    <EditorFrame title={props.t('create')} onClose={props.onClose}>
      <OnlyForm {...props} item={undefined} onReplaced={() => {}} />
    </EditorFrame>
  );
}

/** Loads the item that is copied, because lists leave out long texts. */
function CopiedContent<Item extends Stored>(props: TypeProps<Item>) {
  const { t, queries, fields, copyOf, onClose } = props;
  const { today } = useSite();
  const original = useOpenedItem(queries, copyOf);
  if (original.item) return <NewContent {...props} beginning={copiedValues(fields, original.item, today)} />;
  return (
    <LoadingSheet
      title={t('create')}
      error={original.isError ? t('itemError') : undefined}
      isGone={original.isGone}
      onRetry={() => void original.refetch()}
      onClose={onClose}
    />
  );
}

/** Loads the item, because lists leave out long texts, and its counterpart. */
function StoredContent<Item extends Stored>(props: TypeProps<Item> & { id: number }) {
  const { id, t, queries, onClose } = props;
  const own = useOpenedItem(queries, id);
  const counterpart = useOpenedItem(queries, own.item?.translation?.id);
  const draft = draftName(queries.all[0], id);
  useEffect(() => {
    if (own.isGone) dropDrafts(draft);
  }, [own.isGone, draft]);
  if (own.item && (counterpart.item || !own.item.translation))
    return <StoredForms {...props} item={own.item} counterpart={counterpart.item} />;
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

type StoredFormsProps<Item extends Stored> = TypeProps<Item> & { item: Item; counterpart: Item | undefined };

function StoredForms<Item extends Stored>(props: StoredFormsProps<Item>) {
  const { t, item, counterpart, onClose, onSaved, isTranslating = false, ...rest } = props;
  if (!isTranslatable(item)) return <StoredForm {...props} />;
  const items = [item, counterpart].filter(one => one !== undefined) as (Item & Translatable)[];
  const queries = props.queries as FormType<Item & Translatable>['queries'];
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

/** The form of an item of a type without languages. A new form follows when the item was replaced. */
function StoredForm<Item extends Stored>(props: StoredFormsProps<Item>) {
  const [{ item, edition }, setEdited] = useState({ item: props.item, edition: 0 });
  return (
    <EditorFrame title={props.t('edit')} onClose={props.onClose}>
      <OnlyForm
        {...props}
        key={edition}
        item={item}
        onReplaced={replaced => setEdited({ item: replaced, edition: edition + 1 })}
      />
    </EditorFrame>
  );
}

type OnlyFormProps<Item extends Stored> = TypeProps<Item> &
  Beginning &
  Pick<LanguageForm<Item>, 'item'> & {
    /** Called when the stored item is another one, and its editor stays open. */
    onReplaced: (item: Item) => void;
  };

/** The form of a new item, or of one of a type without languages. */
function OnlyForm<Item extends Stored>(props: OnlyFormProps<Item>) {
  const { queries, item, onSaved, onStored, onReplaced, onClose } = props;
  const { release } = useEditorFrame();
  const openTool = useOpenTool();
  const finish = (saved: Item, tool: string | undefined) => {
    if (item && tool) {
      onReplaced(saved);
      return openTool({ name: tool, item: item.id });
    }
    release();
    if (tool && onStored) onStored(saved.id, tool);
    else if (onSaved) onSaved(saved);
    else onClose();
  };
  return (
    <ContentForm
      {...props}
      draft={draftName(queries.all[0], item?.id)}
      mayStay={onStored !== undefined}
      onSaved={finish}
      onRestored={onReplaced}
    />
  );
}
