import * as z from 'zod/mini';
import { choice, email, optionalText, requiredText } from '#shared/validation.ts';
import { membershipTypes } from './membership-types.ts';

const optional = () => z._default(optionalText(), '');

/** A person in a request. Name and e-mail address are required. */
export const personInput = z.object({
  firstName: requiredText(),
  lastName: requiredText(),
  birthYear: optional(),
  email: email(),
  faculty: optional(),
  professionalDegree: optional(),
  scientificDegree: optional(),
  firm: optional(),
  workAddress: optional(),
  workPhone: optional(),
  workPostalCode: optional(),
  homeAddress: optional(),
  homePhone: optional(),
  homePostalCode: optional(),
  city: optional(),
  scientificActivity: optional(),
  specialization: optional(),
  membershipType: z._default(choice(membershipTypes), membershipTypes[0]),
});
export type PersonInput = z.output<typeof personInput>;

type Changes = { [K in keyof PersonInput]: z.ZodMiniOptional<z.ZodMiniType<PersonInput[K]>> };

/** Any part of it; what is left out stays as it is. */
export const personChanges = z.object(
  Object.fromEntries(
    Object.entries(personInput.shape).map(([name, schema]) => [
      name,
      z.optional('innerType' in schema.def ? schema.def.innerType : schema),
    ]),
  ) as unknown as Changes,
);

export const person = z.object({
  first_name: z.string(),
  last_name: z.string(),
  birth_year: z.string(),
  email: z.string(),
  faculty: z.string(),
  professional_degree: z.string(),
  scientific_degree: z.string(),
  firm: z.string(),
  work_address: z.string(),
  work_phone: z.string(),
  work_postal_code: z.string(),
  home_address: z.string(),
  home_phone: z.string(),
  home_postal_code: z.string(),
  city: z.string(),
  scientific_activity: z.string(),
  specialization: z.string(),
  membership_type: z.enum(membershipTypes),
});
export type Person = z.infer<typeof person>;
