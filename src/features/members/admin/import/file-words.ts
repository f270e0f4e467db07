import { membershipTypes } from '../../membership-types.ts';
import type { MemberValues } from '../member-fields.ts';

const [regular, retired, student, honorary, institution] = membershipTypes;

type Words<Name extends string> = Readonly<Record<Name, readonly string[]>>;

/** What files call the columns of a member: the panel's labels in both languages, and what other lists have. As they are compared. */
export const columnWords: Words<Exclude<keyof MemberValues, 'lang'>> = {
  firstName: ['ime', 'first name', 'given name'],
  lastName: ['prezime', 'last name', 'surname', 'family name'],
  email: ['e-mail adresa', 'e-mail', 'mail', 'e-posta', 'email adresa', 'e-mail address', 'email address'],
  birthYear: ['godina rodjenja', 'rodjen', 'godina', 'year of birth'],
  faculty: ['fakultet', 'faculty'],
  professionalDegree: ['strucno zvanje', 'professional title'],
  scientificDegree: ['naucni stepen', 'naucno zvanje', 'academic degree'],
  firm: [
    'firma / ustanova',
    'firma',
    'ustanova',
    'institucija',
    'company / institution',
    'institution',
    'company',
  ],
  workAddress: ['adresa na poslu', 'work address'],
  workPhone: ['telefon na poslu', 'work telephone', 'work phone'],
  workPostalCode: ['postanski broj na poslu', 'postal code at work'],
  homeAddress: ['adresa', 'kucna adresa', 'address', 'home address'],
  homePostalCode: ['postanski broj', 'postal code'],
  city: ['grad', 'mjesto', 'city'],
  homePhone: ['telefon', 'mobitel', 'telephone', 'phone'],
  scientificActivity: ['naucna djelatnost', 'scientific activity'],
  specialization: ['specijalizacija', 'specialization'],
  membershipType: ['tip clanstva', 'clanstvo', 'tip', 'type of membership', 'membership_type'],
  number: ['clanski broj', 'broj', 'r. br.', 'member no.', 'membership number', 'no'],
  status: ['stanje', 'status'],
  paidUntil: ['placeno do', 'placeno', 'clanarina', 'paid until', 'paid_until', 'paid'],
  note: ['interna biljeska', 'biljeska', 'napomena', 'internal note'],
};

/** What files call the values of choices, beside the values themselves. As they are compared. */
export const choiceWords = {
  membershipType: {
    [regular]: ['redovni', 'regular member'],
    [retired]: ['retired member'],
    [student]: [],
    [honorary]: ['pocasni', 'honorary member'],
    [institution]: ['institutional member'],
  } satisfies Words<MemberValues['membershipType']>,
  status: {
    applied: ['prijavljen'],
    active: ['aktivan'],
    former: ['bivsi'],
  } satisfies Words<MemberValues['status']>,
};
