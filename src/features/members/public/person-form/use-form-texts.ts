import { useTranslation } from '#ui/i18n.tsx';
import { basicFields, optionalGroups } from '../../person-groups.ts';

/** What the form says of its fields, and once it was sent. */
export function useFormTexts() {
  const { t } = useTranslation('applications');
  const fields = [...basicFields, ...optionalGroups.flatMap(group => group.fields)];
  return {
    success: t('success'),
    failure: t('failure'),
    labels: {
      ...Object.fromEntries(fields.map(({ name }) => [name, t(`fields.${name}`)])),
      membershipType: t('groups.membership'),
      consent: t('consentLabel'),
    },
    required: {
      firstName: t('required.firstName'),
      lastName: t('required.lastName'),
      email: t('required.email'),
      consent: t('required.consent'),
    },
  };
}
