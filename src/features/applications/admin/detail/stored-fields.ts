import { choiceField, type Fields, lineField, textField } from '#features/content/fields.ts';
import { membershipTypes } from '#features/members/membership-types.ts';
import { personColumns } from '#features/members/person-columns.ts';
import { applicationStatuses } from '../../status.ts';

/** What of an application the form can correct. */
export const personFields: Fields = Object.fromEntries(
  Object.entries(personColumns).map(([name, as]) => [
    name,
    as === 'membership_type' ? choiceField(membershipTypes, { as }) : lineField({ as, default: '' }),
  ]),
);

export const noteFields = { note: textField({ default: '' }) } satisfies Fields;

/** What versions of an application tell. */
export const versionFields: Fields = {
  status: choiceField(applicationStatuses),
  attended: choiceField(['true', 'false']),
  ...noteFields,
  ...personFields,
};
