import type { ComponentType } from 'react';
import {
  editedParameter,
  forCopy,
  forTranslation,
  newItem,
  type Opened,
  openedFor,
  readOpened,
} from '#ui/admin/screens/opened-address.ts';
import type { EditorProps } from './content-editor.tsx';

type OpenedEditorProps = Opened & { Editor: ComponentType<EditorProps> };

export function OpenedEditor({ opened, open, close, Editor }: OpenedEditorProps) {
  const { id, purpose } = readOpened(opened);
  if (opened !== newItem && id === undefined) return null;
  return (
    <Editor
      // A new form for each address.
      key={opened}
      id={purpose === forCopy ? undefined : id}
      copyOf={purpose === forCopy ? id : undefined}
      isTranslating={purpose === forTranslation}
      openedTool={purpose}
      onStored={(stored, tool) => open(openedFor(stored, tool), { instead: editedParameter })}
      onClose={close}
    />
  );
}
