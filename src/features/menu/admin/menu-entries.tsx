import { type ComponentProps, type PointerEvent, useRef } from 'react';
import { ItemAction } from '#ui/admin/item-action.tsx';
import { DragHandle } from '#ui/admin/order/drag-handle.tsx';
import { MoveButtons } from '#ui/admin/order/move-buttons.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { iconArrowLeft, iconArrowRight, iconClose } from '#ui/icons/icons.ts';
import { lowered, type Placed, placedAt, placesOf, raised, shifted, without } from '../arrangement.ts';
import styles from './menu-screen.module.css';
import type { Place, Tree } from './use-arrangement.ts';

type MenuEntriesProps = {
  tree: Tree;
  /** Stores a menu and says where the entry stands now. */
  arrange: (next: Tree | undefined, key: string) => void;
  /** Shows a menu while an entry is dragged; undefined for the stored one. */
  preview: (next: Tree | undefined) => void;
};

/** The entries in one list, those of the second level below theirs; they are moved by dragging and by buttons. */
export function MenuEntries({ tree, arrange, preview }: MenuEntriesProps) {
  const dragged = useRef<{ key: string; before: Tree }>(undefined);
  const handle = (key: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      dragged.current = { key, before: tree };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged.current?.key !== key) return;
      const row = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-entry]');
      const next = placedAt(tree, key, row?.getAttribute('data-entry') ?? '');
      if (next !== tree) preview(next);
    },
    onPointerUp: () => {
      const { before } = dragged.current ?? {};
      dragged.current = undefined;
      if (before && before !== tree) arrange([...tree], key);
    },
    onPointerCancel: () => {
      dragged.current = undefined;
      preview(undefined);
    },
  });
  return (
    <ul className={styles.list}>
      {placesOf(tree).map(placed => (
        <EntryRow
          key={placed.entry.key}
          placed={placed}
          tree={tree}
          arrange={arrange}
          handle={handle(placed.entry.key)}
        />
      ))}
    </ul>
  );
}

type EntryRowProps = Pick<MenuEntriesProps, 'tree' | 'arrange'> & {
  placed: Placed<Place>;
  handle: ComponentProps<'span'>;
};

function EntryRow({ placed, tree, arrange, handle }: EntryRowProps) {
  const { t } = useTranslation('menuAdmin');
  const { entry, parent, place, total } = placed;
  const { key, label } = entry;
  const level = parent ? raised(tree, key) : lowered(tree, key);
  const isLast = !parent && total === 1;
  return (
    <li className={`${styles.row} ${parent ? styles.below : ''}`} data-entry={key} data-menu-key={key}>
      <DragHandle {...handle} />
      <span className={styles.label} lang={entry.lang}>
        {label}
        {parent && <span className="visually-hidden"> {t('below', { parent: parent.label })}</span>}
        {!entry.is_public && <small>{t('notPublic')}</small>}
      </span>
      <span className={styles.actions}>
        <MoveButtons
          item={label}
          up={place > 0 ? () => arrange(shifted(tree, key, -1), key) : undefined}
          down={place < total - 1 ? () => arrange(shifted(tree, key, 1), key) : undefined}
        />
        <ItemAction
          action={parent ? t('raise') : t('lower')}
          item={label}
          icon={parent ? iconArrowLeft : iconArrowRight}
          aria-disabled={!level}
          onClick={() => arrange(level, key)}
        />
        <ItemAction
          action={t('remove')}
          item={label}
          icon={iconClose}
          aria-disabled={isLast}
          onClick={() => !isLast && arrange(without(tree, key), key)}
        />
      </span>
    </li>
  );
}
