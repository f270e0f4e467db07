import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#ui/i18n.tsx';
import { Button, IconButton } from './button.tsx';
import { Icon } from './icons/icon.tsx';
import { iconClose, iconSuccess, iconWarning } from './icons/icons.ts';
import styles from './toast.module.css';
import { useTopModal } from './top-modal.ts';

/**
 * How long a toast stays, in milliseconds. An error stays until the user closes it; the limit is for
 * abandoned screens.
 */
export const toastTimes = { publicForm: 5_000, elsewhere: 3_000, undo: 10_000, error: 600_000 } as const;

/** What a toast offers to do. Ctrl+Z does it too, as long as the toast is there. */
type ToastAction = { label: string; run: () => void };

type Toast = {
  id: number;
  source: string;
  kind: 'success' | 'error';
  text: string;
  duration: number;
  action?: ToastAction | undefined;
};
type ToastApi = {
  showSuccess: (text: string, options?: { duration?: number; action?: ToastAction }) => void;
  /** Stays until it is closed, replaced by another result, or its component is unmounted. */
  showError: (text: string) => void;
};

type Toasts = { add: (toast: Omit<Toast, 'id'>) => void; removeErrorsOf: (source: string) => void };

const Context = createContext<Toasts | undefined>(undefined);

/** The toasts of one component. Each replaces the previous one. */
export function useToasts(): ToastApi {
  const toasts = useContext(Context);
  if (!toasts) throw new Error('useToasts() outside of a ToastProvider.');
  const { add, removeErrorsOf } = toasts;
  const source = useId();
  // An error concerns the current screen. A success remains when the user navigates on.
  useEffect(() => () => removeErrorsOf(source), [removeErrorsOf, source]);
  return useMemo(
    () => ({
      showSuccess: (text, { duration = toastTimes.elsewhere, action } = {}) =>
        add({ source, kind: 'success', text, duration, action }),
      showError: text => add({ source, kind: 'error', text, duration: toastTimes.error }),
    }),
    [add, source],
  );
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const api = useMemo<Toasts>(
    () => ({
      add: toast => {
        lastId.current += 1;
        const id = lastId.current;
        setToasts(current => {
          const others = current.filter(({ source }) => source !== toast.source);
          return [...others.slice(-3), { id, ...toast }];
        });
      },
      removeErrorsOf: source => {
        const isGone = (toast: Toast) => toast.source === source && toast.kind === 'error';
        setToasts(current => (current.some(isGone) ? current.filter(toast => !isGone(toast)) : current));
      },
    }),
    [],
  );
  const remove = useCallback(
    (id: number) => setToasts(current => current.filter(toast => toast.id !== id)),
    [],
  );
  return (
    <Context.Provider value={api}>
      {children}
      <ToastRegion toasts={toasts} onClose={remove} />
    </Context.Provider>
  );
}

function ToastRegion({ toasts, onClose }: { toasts: readonly Toast[]; onClose: (id: number) => void }) {
  const { t } = useTranslation('ui');
  const ref = useRef<HTMLElement>(null);
  const focusBefore = useRef<HTMLElement>(null);
  const newest = toasts.at(-1)?.id;
  const modal = useTopModal();
  useUndoKey(toasts, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast in another place is another element.
  useEffect(() => {
    // The top layer is ordered by opening time, and a dialog may have opened since the last toast.
    const region = ref.current;
    // A closed dialog has removed the region. It is rendered again outside.
    if (!region?.isConnected || newest === undefined) return;
    region.hidePopover();
    region.showPopover();
  }, [newest, modal]);
  /** The pressed button goes with its toast; what had the focus before has it again. */
  const leave = () => {
    if (ref.current?.contains(document.activeElement)) focusBefore.current?.focus({ preventScroll: true });
  };
  const region = (
    <section
      ref={ref}
      className={styles.region}
      popover="manual"
      aria-label={t('notifications')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget as HTMLElement | null;
      }}
    >
      {toasts.map(toast => (
        <ToastCard key={toast.id} toast={toast} onLeave={leave} onClose={onClose} />
      ))}
    </section>
  );
  // An open modal dialog makes everything outside of it inert.
  return modal ? createPortal(region, modal) : region;
}

/** Ctrl+Z outside of what is typed in runs the action of the newest toast that has one. */
function useUndoKey(toasts: readonly Toast[], onClose: (id: number) => void): void {
  const undoable = toasts.findLast(({ action }) => action);
  useEffect(() => {
    if (!undoable) return;
    const press = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping) return;
      event.preventDefault();
      undoable.action?.run();
      onClose(undoable.id);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undoable, onClose]);
}

type ToastCardProps = {
  toast: Toast;
  /** Called before it is closed by its ×; an action leads the focus itself. */
  onLeave: () => void;
  onClose: (id: number) => void;
};

function ToastCard({ toast, onLeave, onClose }: ToastCardProps) {
  const { t } = useTranslation('ui');
  const { id, kind, text, duration, action } = toast;
  const [isHeld, setIsHeld] = useState(false);
  const isHidden = useIsTabHidden();
  useEffect(() => {
    if (isHeld || isHidden) return;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [isHeld, isHidden, duration, id, onClose]);
  const isError = kind === 'error';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only pause the timer.
    <div
      className={[styles.toast, isError && styles.error].filter(Boolean).join(' ')}
      role={isError ? 'alert' : 'status'}
      // Not `enter`, which also fires when the message appears below a resting pointer.
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setIsHeld(true);
      }}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon path={isError ? iconWarning : iconSuccess} />
      <span>{text}</span>
      {action && (
        <Button
          look="ghost"
          size="small"
          title="Ctrl+Z"
          aria-keyshortcuts="Control+Z"
          onClick={() => {
            action.run();
            onClose(id);
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={t('close')}
        onClick={() => {
          onLeave();
          onClose(id);
        }}
      >
        <Icon path={iconClose} />
      </IconButton>
    </div>
  );
}

function useIsTabHidden(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    const update = () => setIsHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
