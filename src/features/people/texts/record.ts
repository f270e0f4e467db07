import { statusTexts } from '#features/applications/texts/status.ts';
import { formatInstant } from '#shared/instants.ts';

/** A row of the record, by its columns. */
export type Entry = Readonly<Record<string, unknown>>;

/** The lists of the record, in the order in which they are read. */
const titles = {
  applications: 'Prijave',
  certificates: 'Potvrde',
  questions: 'Pitanja',
  members: 'Članstvo',
  mails: 'Poslane poruke',
  spam: 'Sumnjive poruke',
  versions: 'Ranije verzije prijava',
  trash: 'U korpi',
};
export type RecordPart = keyof typeof titles;

/** What stands in the panel and in what is exported, which the association hands out in Bosnian. */
const labels: Readonly<Record<string, string>> = {
  event: 'Događaj',
  first_name: 'Ime',
  last_name: 'Prezime',
  name: 'Ime',
  email: 'E-mail adresa',
  birth_year: 'Godina rođenja',
  faculty: 'Fakultet',
  professional_degree: 'Stručno zvanje',
  scientific_degree: 'Naučni stepen',
  firm: 'Firma / ustanova',
  work_address: 'Adresa na poslu',
  work_phone: 'Telefon na poslu',
  work_postal_code: 'Poštanski broj na poslu',
  home_address: 'Kućna adresa',
  home_phone: 'Kućni telefon',
  home_postal_code: 'Poštanski broj kod kuće',
  city: 'Grad',
  scientific_activity: 'Naučna djelatnost',
  specialization: 'Specijalizacija',
  membership_type: 'Tip članstva',
  lang: 'Jezik',
  status: 'Stanje',
  note: 'Interna bilješka',
  attended: 'Na događaju',
  consent_at: 'Saglasnost data',
  consent_version: 'Tekst saglasnosti od',
  notice_version: 'Verzija obavijesti o privatnosti',
  decided_at: 'Odlučeno',
  created_at: 'Nastalo',
  message: 'Poruka',
  answer: 'Odgovor',
  answered_at: 'Odgovoreno',
  number: 'Broj',
  paid_until: 'Plaćeno do',
  revoked_at: 'Opozvana',
  to: 'Primalac',
  subject: 'Naslov',
  text: 'Tekst',
  sent_at: 'Poslano',
  deleted_at: 'Obrisano',
  version: 'Verzija',
  replaced: 'Prije izmjene',
};

const languageNames: Readonly<Record<string, string>> = {
  bs: 'bosanski',
  en: 'engleski',
  both: 'oba jezika',
};
const statusNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(statusTexts.bs).map(([status, { label }]) => [status, label])),
  applied: 'Prijavljen',
  active: 'Aktivni član',
  former: 'Bivši član',
  new: 'Novo',
  answered: 'Odgovoreno',
  closed: 'Zatvoreno',
  queued: 'Čeka slanje',
  sent: 'Poslano',
  failed: 'Nije uspjelo',
  held: 'Zadržano',
};

/** The lists of a record with their titles, empty ones too. */
export function partsOf(
  record: Readonly<Record<RecordPart, readonly Entry[]>>,
): { name: RecordPart; title: string; entries: readonly Entry[] }[] {
  return (Object.keys(titles) as RecordPart[]).map(name => ({
    name,
    title: titles[name],
    entries: record[name],
  }));
}

/** How much there is of what, such as `Prijave: 2, Pitanja: 1`. */
export function countsInWords(counts: Readonly<Record<string, number>>): string {
  return Object.entries(titles)
    .flatMap(([part, title]) => (counts[part] ? `${title}: ${counts[part]}` : []))
    .join(', ');
}

/** The fields of an entry that say something to people, in words. */
export function readable(entry: Entry, timeZone: string): { label: string; text: string }[] {
  return Object.entries(labels).flatMap(([column, label]) => {
    const text = inWords(column, entry[column], timeZone);
    return text ? [{ label, text }] : [];
  });
}

function inWords(column: string, value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'Da' : 'Ne';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && value !== null) return ofObject(value as Entry, timeZone);
  if (typeof value !== 'string') return '';
  if (column.endsWith('_at')) return formatInstant(new Date(value), timeZone);
  if (column === 'lang') return languageNames[value] ?? value;
  return column === 'status' ? (statusNames[value] ?? value) : value;
}

/** An event is known by its title, replaced values each by its label. */
function ofObject(value: Entry, timeZone: string): string {
  if (typeof value.title === 'string') return value.title;
  return readable(value, timeZone)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('\n');
}
