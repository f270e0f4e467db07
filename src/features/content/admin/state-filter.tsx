import { useListFilter } from '#ui/admin/list-address.ts';
import { inputClass } from '#ui/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { type ItemStatus, itemStatuses } from '../states.ts';

const parameter = 'stanje';

/** The state in the address by which a list is filtered; undefined for all. */
export function useStateFilter(): ItemStatus | undefined {
  const [chosen] = useListFilter(parameter);
  return itemStatuses.find(status => status === chosen);
}

export function StateFilter() {
  const { t } = useTranslation('publishing');
  const [chosen, setChosen] = useListFilter(parameter);
  return (
    <select
      className={inputClass}
      aria-label={t('state')}
      value={chosen}
      onChange={event => setChosen(event.target.value)}
    >
      <option value="">{t('anyState')}</option>
      {itemStatuses.map(status => (
        <option key={status} value={status}>
          {t(`states.${status}`)}
        </option>
      ))}
    </select>
  );
}
