import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '#features/accounts/client.ts';
import type { ItemToolProps } from '#features/content/admin/item-tools.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { useSite } from '#ui/site-context.tsx';
import { itemAuditPath } from '../paths.ts';

/** Leads to what was done to an item; editors may not read it. */
export function AuditTool({ item }: ItemToolProps) {
  const { t } = useTranslation('auditAdmin');
  const { data } = useQuery(accountQueries.session(useSite()));
  if (!item || data?.user.role !== 'administrator') return null;
  return (
    <ButtonLink look="ghost" to={itemAuditPath(item)}>
      {t('title')}
    </ButtonLink>
  );
}
