import type { ComponentType } from 'react';
import type { EditorProps } from '#features/content/admin/editor/content-editor.tsx';
import { CongressEditor as CongressForm } from '#features/events/admin/congress-editor.tsx';
import { SymposiumEditor as SymposiumForm } from '#features/events/admin/symposium-editor.tsx';
import { WorkshopEditor as WorkshopForm } from '#features/events/admin/workshop-editor.tsx';
import { NotifyDialog } from './notify-dialog.tsx';
import { useNotifyQuestion } from './use-notify-question.ts';

/** Asks whether applicants are told of a change, before it is saved. */
function asking(Form: ComponentType<EditorProps>) {
  return function EventEditor(props: EditorProps) {
    const { beforeUpdate, question } = useNotifyQuestion();
    return (
      <>
        <Form {...props} beforeUpdate={beforeUpdate} />
        {question && <NotifyDialog {...question} />}
      </>
    );
  };
}

export const WorkshopEditor = asking(WorkshopForm);
export const SymposiumEditor = asking(SymposiumForm);
export const CongressEditor = asking(CongressForm);
