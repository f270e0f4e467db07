import { IconButton, iconButtonClass } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconExternal } from '#ui/icons/icons.ts';
import { iconCopy, iconEye, iconPencil, iconTrash } from '#ui/icons/icons-admin.ts';

type ItemActionsProps = {
  title: string;
  /** The address of the item's screen in the panel, if it has one. */
  path?: string | undefined;
  /** The address of its public page, if it is shown here. */
  publicPath?: string | undefined;
  onEdit: () => void;
  /** Begins a copy, of types of which one is useful. */
  onCopy?: (() => void) | undefined;
  onRemove: () => void;
};

/** The buttons of a row. */
export function ItemActions({ title, path, publicPath, onEdit, onCopy, onRemove }: ItemActionsProps) {
  const { t } = useTranslation('screens');
  const label = (action: string) => t('ofItem', { action, item: title });
  return (
    <>
      {path && <ActionLink href={path} action={t('view')} label={label(t('view'))} icon={iconEye} />}
      {publicPath && (
        <ActionLink
          href={publicPath}
          action={t('viewOnSite')}
          label={label(t('viewOnSite'))}
          icon={iconExternal}
        />
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

type ActionLinkProps = { href: string; action: string; label: string; icon: string };

function ActionLink({ href, action, label, icon }: ActionLinkProps) {
  return (
    <a
      className={iconButtonClass()}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={action}
    >
      <Icon path={icon} />
    </a>
  );
}
