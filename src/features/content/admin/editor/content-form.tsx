import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useForm } from 'react-hook-form';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { errorText } from '#shared/api/error-text.ts';
import type { ApiContext, QueryOptions } from '#shared/api/query-options.ts';
import { EditorForm } from '#ui/admin/forms/editor-form.tsx';
import { schemaResolver } from '#ui/admin/forms/form.ts';
import type { FieldMeta } from '#ui/admin/forms/form-fields.tsx';
import { ConflictDialog } from '#ui/admin/saving/conflict-dialog.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { useToasts } from '#ui/toast.tsx';
import type { Fields } from '../../fields.ts';
import { formSchemaOf } from '../../schemas.ts';
import type { ItemState } from '../../states.ts';
import {
  ContentSettings,
  ContentWriting,
  type FieldTest,
  not,
  type OwnInputs,
} from '../fields/content-inputs.tsx';
import { ItemTools, type ToolItem } from '../item-tools.tsx';
import type { LanguageForm } from '../languages/content-languages.tsx';
import { useKeepCurrent } from '../languages/use-keep-current.ts';
import { type FormValues, filesOf, valuesOf } from './form-values.ts';
import { SaveButtons, type SaveWay, usualWay } from './save-buttons.tsx';
import { type BeforeUpdate, useItemSaving } from './use-item-saving.ts';
import { useStateTexts } from './use-state-texts.ts';

/** An item as the calls of its type answer it. */
export type Stored = Omit<ToolItem, 'type'> & { version: number } & ItemState;

/** What a form has to know of the type of its item. */
export type FormType<Item extends Stored> = {
  fields: Fields;
  t: (key: 'created' | 'updated' | 'createFailed' | 'updateFailed') => string;
  /** The query of an item, and the key prefix of all queries of the type. */
  queries: {
    type: string;
    all: readonly [string];
    detail: (context: ApiContext, id: number) => QueryOptions<Item>;
  };
  calls: { create: Endpoint; update: Endpoint };
  meta: FieldMeta<string>;
  inputs?: OwnInputs<FormValues<Fields>>;
  beforeUpdate?: BeforeUpdate | undefined;
};

type ContentFormProps<Item extends Stored> = FormType<Item> &
  Pick<LanguageForm<Item>, 'item' | 'draft' | 'onSaved' | 'onRestored'> &
  Partial<Omit<LanguageForm<Item>, 'meta'>> & {
    /** What a new item begins with, as if it was typed. */
    beginning?: Partial<FormValues<Fields>> | undefined;
    /** Whether tools that need a stored item may store a new one. */
    mayStay?: boolean;
  };

/** Creates an item, or updates it. */
export function ContentForm<Item extends Stored>(props: ContentFormProps<Item>) {
  const { fields, t, item, queries, meta, inputs, draft, translation, onForm, onSaved, onRestored } = props;
  const { isNarrow = false, isPrimary = true, mayStay = true, sharedPlace, aside } = props;
  const { t: tCommon } = useTranslation('common');
  const stateTexts = useStateTexts();
  const { today } = useSite();
  const { showSuccess, showError } = useToasts();
  const queryClient = useQueryClient();
  const form = useForm<FormValues<Fields>>({
    defaultValues: translation?.values ?? valuesOf(fields, item, today),
    resolver: schemaResolver(formSchemaOf(fields, !item), tCommon),
    shouldFocusError: false,
  });
  const { save, conflict } = useItemSaving({ ...props, translation });
  const keepCurrent = useKeepCurrent(props);

  const reportForm = useEffectEvent((of: typeof form | undefined) => onForm?.(of));
  useEffect(() => {
    reportForm(form);
    return () => reportForm(undefined);
  }, [form]);

  const finish = (saved: Item, way: SaveWay | undefined) => {
    showSuccess(stateTexts.done(item, saved) ?? (item ? t('updated') : t('created')));
    onSaved(saved, way?.opens);
    void queryClient.invalidateQueries({ queryKey: queries.all });
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
        draft={{
          name: draft,
          version: item?.version,
          labelOf: ({ title }) => String(title),
          beginning: props.beginning,
        }}
        fields={meta}
        onSave={(values, options, way = usualWay(item)) => {
          const saving = () => save(values, options, way.change);
          return way.keepsTranslation ? keepCurrent(saving) : saving();
        }}
        usualWay={usualWay(item)}
        saveButtons={props => (
          <SaveButtons item={item} hasTranslation={Boolean(item?.translation)} {...props} />
        )}
        onSaved={finish}
        describeFailure={describeFailure}
        hint={stateTexts.hint(item)}
        tools={
          (item || mayStay) &&
          (saving => (
            <ItemTools
              place="item"
              type={queries.type}
              item={item && { ...item, type: queries.type }}
              shape={{ fields, meta }}
              form={{
                hasChanges: form.formState.isDirty,
                saveAndOpen: opens => saving.save({ ...usualWay(item), opens }),
                onRestored: restored => {
                  // What was typed is gone, its draft as well.
                  form.reset();
                  onRestored(restored as Item);
                },
              }}
            />
          ))
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
      {sharedPlace &&
        createPortal(<ContentSettings {...columns} isLanguageLocked where={isShared} />, sharedPlace)}
      {conflict && <ConflictDialog clashes={conflict.clashes} onChoose={conflict.resolve} />}
    </>
  );
}
