import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';
import { useFocusLater } from '#ui/admin/focus-later.ts';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { DragHandle } from '#ui/admin/order/drag-handle.tsx';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { useArranging } from '#ui/admin/order/use-arranging.ts';
import { Button } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconPlus, iconTrash } from '#ui/icons/icons-admin.ts';
import { toastTimes, useToasts } from '#ui/toast.tsx';
import styles from './row-list.module.css';

export type ShownRow = {
  id: string;
  title: string;
  note?: ReactNode;
  picture?: ReactNode;
  /** Whether something in it is refused; then it is open. */
  isRefused: boolean;
  children: ReactNode;
};

export type RowListProps = {
  label: string;
  /** The id of its heading, which takes the focus where the list itself is refused. */
  labelId: string;
  /** Tells its rows from those of another list. */
  attribute: `data-${string}`;
  rows: readonly ShownRow[];
  error?: string | undefined;
  /** What the button says that adds one. */
  add: string;
  onAdd: () => void;
  place: (from: number, to: number) => void;
  /** Takes a row away, and answers how to bring it back. */
  onRemove: (index: number) => () => void;
};

/** Rows that are opened to be edited, added, removed, and put in order by dragging or by buttons. */
export function RowList({
  label,
  labelId,
  attribute,
  rows,
  error,
  add,
  onAdd,
  place,
  onRemove,
}: RowListProps) {
  const { t } = useTranslation('siteAdmin');
  const { showSuccess } = useToasts();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, setIsAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const focusLater = useFocusLater();
  const ids = rows.map(({ id }) => id);
  const titleOf = (id: string) => rows.find(row => row.id === id)?.title || t('untitledRow');
  const { told, move, handle } = useArranging({
    attribute,
    ids,
    titleOf,
    place: (id, to) => place(ids.indexOf(id), to),
  });
  // A new row gets its id when it is rendered.
  const last = ids.at(-1);
  if (isAdding && last !== undefined) {
    setIsAdding(false);
    setOpened(new Set([...opened, last]));
    focusLater(() => focusIn(list.current?.lastElementChild, 'input, textarea'));
  }

  const toggle = (id: string) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  const remove = (index: number) => {
    const title = titleOf(ids[index] ?? '');
    const restore = onRemove(index);
    showSuccess(t('removed', { title }), {
      duration: toastTimes.undo,
      action: { label: t('undo'), run: restore },
    });
    const next = ids[index + 1] ?? ids[index - 1];
    const target = list.current?.querySelector(`[${attribute}="${next}"]`);
    focusLater(() => (target ? focusIn(target, 'button') : adder.current?.focus()));
  };
  return (
    <div className={styles.list}>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {error && (
        <p className={styles.error} id={`${labelId}-error`}>
          {error}
        </p>
      )}
      <ul ref={list} className={styles.rows} aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.id} {...{ [attribute]: row.id }}>
            <Row
              row={{ ...row, title: row.title || t('untitledRow') }}
              isOpen={row.isRefused || opened.has(row.id)}
              handle={handle(row.id)}
              up={index > 0 ? () => move(row.id, -1) : undefined}
              down={index < rows.length - 1 ? () => move(row.id, 1) : undefined}
              onToggle={() => toggle(row.id)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <Button
        ref={adder}
        size="small"
        onClick={() => {
          onAdd();
          setIsAdding(true);
        }}
      >
        <Icon path={iconPlus} />
        {add}
      </Button>
    </div>
  );
}

type RowProps = {
  row: ShownRow;
  isOpen: boolean;
  handle: ComponentProps<'span'>;
  up: (() => void) | undefined;
  down: (() => void) | undefined;
  onToggle: () => void;
  onRemove: () => void;
};

function Row({
  row: { title, note, picture, children },
  isOpen,
  handle,
  up,
  down,
  onToggle,
  onRemove,
}: RowProps) {
  const { t } = useTranslation('screens');
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <DragHandle {...handle} />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          data-autofocus
          onClick={onToggle}
        >
          {picture}
          <span>
            {title}
            {note && <small>{note}</small>}
          </span>
        </button>
        <MoveButtons item={title} up={up} down={down} />
        <ItemAction action={t('remove')} item={title} icon={iconTrash} isDestructive onClick={onRemove} />
      </div>
      <div id={id} className={styles.body} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}

function focusIn(element: Element | null | undefined, controls: string): void {
  element?.querySelector<HTMLElement>(controls)?.focus();
}
