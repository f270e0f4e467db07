import { choiceField, type Fields, lineField, textField } from '#features/content/fields.ts';
import { languages } from '#shared/language.ts';
import { membershipTypes } from '../membership-types.ts';
import type { PersonInput } from '../person.ts';
import { personColumns } from '../person-columns.ts';
import { memberStatuses } from '../status.ts';

/** What the editor can change, by the names in requests. */
export const memberFields: Fields = {
  ...Object.fromEntries(
    Object.entries(personColumns).map(([name, as]) => [
      name,
      as === 'membership_type' ? choiceField(membershipTypes, { as }) : lineField({ as, default: '' }),
    ]),
  ),
  status: choiceField(memberStatuses),
  number: lineField({ default: '' }),
  paidUntil: lineField({ as: 'paid_until', default: '' }),
  note: textField({ default: '' }),
  lang: choiceField(languages),
};

export type MemberValues = PersonInput & {
  status: (typeof memberStatuses)[number];
  number: string;
  /** A day, or empty. */
  paidUntil: string;
  note: string;
  lang: (typeof languages)[number];
};

/** Who is added begins so. */
export const newMember: MemberValues = {
  ...(Object.fromEntries(Object.keys(personColumns).map(name => [name, ''])) as Record<
    keyof typeof personColumns,
    string
  >),
  ...{
    membershipType: membershipTypes[0],
    status: 'active',
    number: '',
    paidUntil: '',
    note: '',
    lang: 'bs',
  },
};
