import type { Dates } from '#ui/admin/use-dates.ts';
import type { Translate } from '#ui/i18n.tsx';
import type { Member } from '../schemas.ts';

/** The columns of the list behind name and address. */
export function memberColumns(
  t: Translate<readonly ['membersAdmin', 'screens', 'applications']>,
  dates: Dates,
) {
  return [
    {
      header: t('columns.number'),
      sort: 'number' as const,
      cell: ({ number }: Member) => number,
    },
    {
      header: t('columns.paidUntil'),
      isNumeric: true,
      sort: 'paid_until' as const,
      cell: ({ paid_until }: Member) => paid_until && dates.day(paid_until),
    },
    {
      header: t('columns.type'),
      isUnlabelled: true,
      isSecondary: true,
      sort: 'membership_type' as const,
      cell: ({ membership_type }: Member) => t(`applications:membershipTypes.${membership_type}`),
    },
    {
      header: t('columns.city'),
      isUnlabelled: true,
      isSecondary: true,
      sort: 'city' as const,
      cell: ({ city }: Member) => city,
    },
    {
      header: t('columns.added'),
      isNumeric: true,
      isSecondary: true,
      sort: 'created_at' as const,
      cell: ({ created_at }: Member) => dates.dayOf(created_at),
    },
  ];
}
