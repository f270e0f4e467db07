import type { ComponentType } from 'react';
import { parseId } from '#shared/ids.ts';
import { newItem, translationOf } from '#ui/admin/opened-address.ts';
import type { EditorProps } from './content-editor.tsx';

type OpenedEditorProps = { opened: string; close: () => void; Editor: ComponentType<EditorProps> };

export function OpenedEditor({ opened, close, Editor }: OpenedEditorProps) {
  const original = translationOf(opened);
  const id = original ?? parseId(opened);
  if (opened !== newItem && id === undefined) return null;
  // A new form for each address.
  return <Editor key={opened} id={id} isTranslating={original !== undefined} onClose={close} />;
}
