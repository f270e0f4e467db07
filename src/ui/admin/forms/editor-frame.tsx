import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Sheet } from '#ui/dialog.tsx';
import { useLeaveGuard } from '../saving/use-leave-guard.ts';
import { DiscardDialog } from './discard-dialog.tsx';

/** What an editor's sheet has to know of a form in it. */
type FormInFrame = { isDirty: boolean; isSaving: boolean; cancel: () => void; forget: () => void };

type Frame = {
  /** Undefined once the form is saved or gone. */
  report: (name: string, form: FormInFrame | undefined) => void;
  /** Closes the sheet, or cancels a save, or asks if there are changes. */
  dismiss: () => void;
  /** Lets the sheet be closed without a question. */
  release: () => void;
};

const FrameContext = createContext<Frame | undefined>(undefined);

export function useEditorFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('There is no EditorFrame around.');
  return frame;
}

type EditorFrameProps = {
  title: string;
  isWide?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet around one form or several. It asks before it is left with unsaved changes. */
export function EditorFrame({ title, isWide, onClose, children }: EditorFrameProps) {
  const [forms, setForms] = useState<ReadonlyMap<string, FormInFrame>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const all = [...forms.values()];
  const isDirty = all.some(form => form.isDirty);
  const isSaving = all.some(form => form.isSaving);
  const cancelAll = () => {
    for (const form of all) form.cancel();
  };

  const guard = useLeaveGuard(isDirty);
  const report = useCallback<Frame['report']>((name, form) => {
    setForms(known => {
      const next = new Map(known);
      if (form) next.set(name, form);
      else next.delete(name);
      return next;
    });
  }, []);
  const dismiss = () => {
    if (isSaving) cancelAll();
    else if (isDirty) setIsAsking(true);
    else onClose();
  };
  // Going back while saving cancels the save, as closing does.
  const stayWhileSaving = useEffectEvent(() => {
    cancelAll();
    guard.stay();
  });
  const isLeavingWhileSaving = guard.isBlocked && isSaving;
  useEffect(() => {
    if (isLeavingWhileSaving) stayWhileSaving();
  }, [isLeavingWhileSaving]);

  return (
    <FrameContext value={{ report, dismiss, release: guard.release }}>
      <Sheet title={title} isWide={isWide} onDismiss={dismiss}>
        {children}
        {(isAsking || (guard.isBlocked && !isSaving)) && (
          <DiscardDialog
            onDiscard={() => {
              for (const form of all) form.forget();
              guard.leave(onClose);
            }}
            onStay={() => {
              setIsAsking(false);
              guard.stay();
            }}
          />
        )}
      </Sheet>
    </FrameContext>
  );
}

/** Reports a form to the sheet around it, under a name of its own. */
export function useReport(name: string, { isDirty, isSaving, cancel, forget }: FormInFrame): void {
  const { report } = useEditorFrame();
  const latest = useRef({ cancel, forget });
  useEffect(() => {
    latest.current = { cancel, forget };
  });
  // Before anything can be pressed after a change, so that no change is left unguarded.
  useLayoutEffect(() => {
    report(name, {
      isDirty,
      isSaving,
      cancel: () => latest.current.cancel(),
      forget: () => latest.current.forget(),
    });
  }, [report, name, isDirty, isSaving]);
  useEffect(() => () => report(name, undefined), [report, name]);
}
