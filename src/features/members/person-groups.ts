import type { PersonInput } from './person.ts';

export type FieldName = Exclude<keyof PersonInput, 'membershipType'>;

type FieldDetails = {
  name: FieldName;
  /** Of the six columns of a group. */
  columns: 2 | 3 | 4 | 6;
  isRequired?: boolean;
  type?: 'email' | 'tel';
  autoComplete?: string;
};

export type Group = { id: string; fields: readonly FieldDetails[] };

const line = (name: FieldName, columns: FieldDetails['columns'], autoComplete?: string): FieldDetails => ({
  name,
  columns,
  ...(autoComplete && { autoComplete }),
});
const phone = (name: FieldName, autoComplete: string): FieldDetails => ({
  ...line(name, 4, autoComplete),
  type: 'tel',
});

export const basicFields: readonly FieldDetails[] = [
  { ...line('firstName', 3, 'given-name'), isRequired: true },
  { ...line('lastName', 3, 'family-name'), isRequired: true },
  { ...line('email', 4, 'email'), isRequired: true, type: 'email' },
  line('birthYear', 2, 'bday-year'),
];

/** Optional fields. Sections of autofill separate the addresses of work and home. */
export const optionalGroups = [
  {
    id: 'education',
    fields: [line('faculty', 6), line('professionalDegree', 3), line('scientificDegree', 3)],
  },
  {
    id: 'work',
    fields: [
      line('firm', 6, 'organization'),
      line('workAddress', 6, 'section-work address-line1'),
      phone('workPhone', 'work tel'),
      line('workPostalCode', 2, 'section-work postal-code'),
    ],
  },
  {
    id: 'home',
    fields: [
      line('homeAddress', 6, 'section-home address-line1'),
      line('homePostalCode', 2, 'section-home postal-code'),
      line('city', 4, 'section-home address-level2'),
      phone('homePhone', 'home tel'),
    ],
  },
  { id: 'science', fields: [line('scientificActivity', 6), line('specialization', 6)] },
] as const satisfies readonly Group[];
