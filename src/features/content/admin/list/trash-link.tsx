import { trashPathOf } from '#features/trash/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { iconTrash } from '#ui/icons/icons-admin.ts';

/** Leads to what of a type is in the trash. */
export function TrashLink({ type }: { type: string }) {
  const { t } = useTranslation('screens');
  return (
    <ButtonLink look="ghost" to={trashPathOf(type)}>
      <Icon path={iconTrash} />
      {t('trash')}
    </ButtonLink>
  );
}
