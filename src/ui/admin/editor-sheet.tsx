import type { FieldValues } from 'react-hook-form';
import { EditorForm, type EditorFormProps } from './editor-form.tsx';
import { EditorFrame, useEditorFrame } from './editor-frame.tsx';

type EditorSheetProps<Values extends FieldValues, Saved> = EditorFormProps<Values, Saved> & {
  title: string;
  onClose: () => void;
};

/** A sheet with one form, which closes once the form is saved. */
export function EditorSheet<Values extends FieldValues, Saved>(props: EditorSheetProps<Values, Saved>) {
  const { title, onClose, ...form } = props;
  return (
    <EditorFrame title={title} onClose={onClose}>
      <OnlyForm {...form} />
    </EditorFrame>
  );
}

function OnlyForm<Values extends FieldValues, Saved>(props: EditorFormProps<Values, Saved>) {
  const { release } = useEditorFrame();
  return (
    <EditorForm
      {...props}
      onSaved={saved => {
        release();
        props.onSaved(saved);
      }}
    />
  );
}
