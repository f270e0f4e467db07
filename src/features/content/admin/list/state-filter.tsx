import { useListFilter } from '#ui/admin/lists/list-address.ts';
import { inputClass } from '#ui/forms/field.tsx';
import { useTranslation } from '#ui/i18n.tsx';
import { itemStatuses, type TranslationState } from '../../states.ts';

export const stateParameter = 'stanje';

/** The state in the address by which a list is filtered; undefined for all. */
export function useStateFilter<State extends TranslationState>(states: readonly State[]): State | undefined {
  const [chosen] = useListFilter(stateParameter);
  return states.find(status => status === chosen);
}

/** `states` are those that the list knows; the default is those of single items. */
export function StateFilter({ states = itemStatuses }: { states?: readonly TranslationState[] }) {
  const { t } = useTranslation('publishing');
  const [chosen, setChosen] = useListFilter(stateParameter);
  return (
    <select
      className={inputClass}
      aria-label={t('state')}
      value={chosen}
      onChange={event => setChosen(event.target.value)}
    >
      <option value="">{t('anyState')}</option>
      {states.map(status => (
        <option key={status} value={status}>
          {t(`states.${status}`)}
        </option>
      ))}
    </select>
  );
}
