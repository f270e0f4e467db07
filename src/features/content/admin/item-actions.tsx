import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconCopy, iconEye, iconPencil, iconTrash } from '#ui/icons-admin.ts';

type ItemActionsProps = {
  title: string;
  /** The address of the item's page, if it has one. */
  path: string | undefined;
  onEdit: () => void;
  /** Begins a copy, of types of which one is useful. */
  onCopy?: (() => void) | undefined;
  onRemove: () => void;
};

/** The buttons of a row. */
export function ItemActions({ title, path, onEdit, onCopy, onRemove }: ItemActionsProps) {
  const { t } = useTranslation('screens');
  const label = (action: string) => t('ofItem', { action, item: title });
  return (
    <>
      {path && (
        <a
          className={iconButtonClass()}
          href={path}
          target="_blank"
          rel="noopener"
          aria-label={label(t('view'))}
          title={t('view')}
        >
          <Icon path={iconEye} />
        </a>
      )}
      <IconButton label={label(t('edit'))} title={t('edit')} onClick={onEdit}>
        <Icon path={iconPencil} />
      </IconButton>
      {onCopy && (
        <IconButton label={label(t('copy'))} title={t('copy')} onClick={onCopy}>
          <Icon path={iconCopy} />
        </IconButton>
      )}
      <IconButton label={label(t('remove'))} title={t('remove')} isDestructive onClick={onRemove}>
        <Icon path={iconTrash} />
      </IconButton>
    </>
  );
}
