import type { ComponentProps } from 'react';
import { useTranslation } from '#ui/i18n.tsx';
import { IconButton } from '../button.tsx';
import { Icon } from '../icons/icon.tsx';

type ItemActionProps = Omit<ComponentProps<typeof IconButton>, 'label' | 'children'> & {
  /** What it does: 'Obriši'. Its tooltip too, unless `title` is given. */
  action: string;
  /** What it does it to, which its accessible name adds: 'Lipidi i membrane'. */
  item: string;
  /** The path of its icon. */
  icon: string;
};

/** The icon button of an action on one item of a list. */
export function ItemAction({ action, item, icon, title = action, ...button }: ItemActionProps) {
  const { t } = useTranslation('screens');
  return (
    <IconButton label={t('ofItem', { action, item })} title={title} {...button}>
      <Icon path={icon} />
    </IconButton>
  );
}
