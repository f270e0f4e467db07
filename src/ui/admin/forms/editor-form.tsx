import { type ReactNode, useId, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { SheetNote, sheetFootClass } from '#ui/dialog.tsx';
import { ErrorNote, ErrorSummary, nameField } from '#ui/forms/error-summary.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { RestoredNote } from '../drafts/restored-note.tsx';
import { type DraftOf, useFormDraft } from '../drafts/use-form-draft.ts';
import { useSaveKey } from '../saving/save-key.ts';
import { SaveProgress } from '../saving/save-progress.tsx';
import { type SaveOptions, useSaving } from '../saving/use-saving.ts';
import styles from './editor-form.module.css';
import { useEditorFrame, useReport } from './editor-frame.tsx';
import { errorsByPath } from './form.ts';
import { SubmitButton } from './submit-button.tsx';

export type SaveButtonsProps<Way> = { isBusy: boolean; save: (way: Way) => void };

export type EditorFormProps<Values extends FieldValues, Saved, Way = undefined> = {
  form: UseFormReturn<Values>;
  draft: DraftOf<Values>;
  /** The ids and labels of the fields, for the links of the error summary; of fields within others by their paths. */
  fields: FieldsOf<Values>;
  /** Shows the field with an id, where it may be hidden. */
  reveal?: (id: string) => void;
  /** Rejects if saving failed; then the form stays as it is. */
  onSave: (values: Values, options: SaveOptions, way: Way | undefined) => Promise<Saved>;
  /** The way in which Ctrl+S and Enter save. */
  usualWay?: Way;
  /** Replaces the button that saves in the usual way. */
  saveButtons?: (props: SaveButtonsProps<Way>) => ReactNode;
  onSaved: (saved: Saved, way: Way | undefined) => void;
  describeFailure: (error: unknown) => string;
  hint?: string;
  /** Whether a field is marked as required, which the form then explains. */
  hasRequired?: boolean;
  /** Buttons for what can be done with the item. */
  tools?: ((props: SaveButtonsProps<Way>) => ReactNode) | false | undefined;
  main: ReactNode;
  /** Without one the form has one column. */
  side?: ReactNode;
  /** Whether it stands beside another form, so that its columns are below each other. */
  isNarrow?: boolean;
  /** Whether Ctrl+S saves it where no form has the focus. */
  isPrimary?: boolean;
};

type FieldOf = { id: string; label: string };
type FieldsOf<Values> = Partial<Record<keyof Values & string, FieldOf>> | ((path: string) => FieldOf);

/** The button may be far below the error. */
function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The id to which the link around an element leads, if there is one. */
function linkedId(element: EventTarget): string {
  const link = element instanceof Element ? element.closest('a') : null;
  return decodeURIComponent(link?.hash.slice(1) ?? '');
}

/** The form of one item in an editor's frame: text on the left, settings on the right, what saves it below. */
export function EditorForm<Values extends FieldValues, Saved, Way>(
  props: EditorFormProps<Values, Saved, Way>,
) {
  const { form, draft, fields, reveal, onSave, onSaved, describeFailure, usualWay, saveButtons } = props;
  const { hint, hasRequired = true, tools, main, side, isNarrow = false, isPrimary = true } = props;
  const { t } = useTranslation('screens');
  const name = useId();
  const formElement = useRef<HTMLFormElement>(null);
  const { dismiss } = useEditorFrame();
  // React Hook Form tracks only the properties that are read during render.
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;

  const { restored, forget, discard } = useFormDraft(form, draft);
  const { failure, sending, submit, cancel } = useSaving(form, {
    save: onSave,
    onSaved: (saved, way) => {
      forget();
      onSaved(saved, way);
    },
    describeFailure,
  });
  useReport(name, { isDirty, isSaving: isSubmitting, cancel, forget });
  useSaveKey(formElement, { isPrimary, save: () => void submit(usualWay) });

  const refused = errorsByPath(errors).map(([path, message]) => {
    const { id, label } = (typeof fields === 'function' ? fields(path) : fields[path]) ?? {
      id: path,
      label: path,
    };
    return { id, message: nameField(label, message) };
  });
  const introduction = (
    <p className={styles.hint}>
      {hasRequired && t('required')} {hint}
    </p>
  );
  const saving: SaveButtonsProps<Way> = { isBusy: isSubmitting, save: way => void submit(way) };
  return (
    <form
      ref={formElement}
      className={isNarrow ? `${styles.form} ${styles.narrow}` : styles.form}
      noValidate
      onSubmit={event => {
        event.preventDefault();
        void submit(usualWay);
      }}
    >
      <div className={side ? styles.columns : styles.column}>
        <div className={styles.main}>
          {!side && introduction}
          {failure && (
            <div ref={scrollIntoView}>
              <ErrorNote>{failure}</ErrorNote>
            </div>
          )}
          <div onClickCapture={event => reveal?.(linkedId(event.target))}>
            <ErrorSummary fields={refused} attempt={submitCount} />
          </div>
          {restored && <RestoredNote restored={restored} onDiscard={discard} />}
          {main}
        </div>
        {side && (
          <div className={styles.side}>
            {introduction}
            {side}
          </div>
        )}
      </div>
      <footer className={sheetFootClass}>
        {sending ? <SaveProgress sending={sending} /> : isDirty && <SheetNote>{t('unsaved')}</SheetNote>}
        {tools && <div className={styles.tools}>{tools(saving)}</div>}
        {!isNarrow && <Button onClick={dismiss}>{t('cancel')}</Button>}
        {saveButtons ? saveButtons(saving) : <SubmitButton isBusy={isSubmitting} />}
      </footer>
    </form>
  );
}
