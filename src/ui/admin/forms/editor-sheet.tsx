import type { FieldValues } from 'react-hook-form';
import { EditorForm, type EditorFormProps } from './editor-form.tsx';
import { EditorFrame, useEditorFrame } from './editor-frame.tsx';

type EditorSheetProps<Values extends FieldValues, Saved, Way> = EditorFormProps<Values, Saved, Way> & {
  title: string;
  onClose: () => void;
};

/** A sheet with one form, which closes once the form is saved. */
export function EditorSheet<Values extends FieldValues, Saved, Way = undefined>(
  props: EditorSheetProps<Values, Saved, Way>,
) {
  const { title, onClose, ...form } = props;
  return (
    <EditorFrame title={title} onClose={onClose}>
      <OnlyForm {...form} />
    </EditorFrame>
  );
}

function OnlyForm<Values extends FieldValues, Saved, Way>(props: EditorFormProps<Values, Saved, Way>) {
  const { release } = useEditorFrame();
  return (
    <EditorForm
      {...props}
      onSaved={(saved, way) => {
        release();
        props.onSaved(saved, way);
      }}
    />
  );
}
