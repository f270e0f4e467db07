import { educationCalls } from '#features/education/contract.ts';
import { congressCalls, symposiumCalls, workshopCalls } from '#features/events/contract.ts';
import { publicationCalls } from '#features/publications/contract.ts';
import { type Fields, sampleForms } from '#server/testing/sample-forms.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';

/** A content type as the admin shows it: its calls, texts and required fields. */
export type ContentKind = {
  path: string;
  calls: Record<'page' | 'show' | 'create' | 'update' | 'remove', Endpoint>;
  /** A complete form for the API. */
  form: Fields;
  words: {
    heading: string;
    add: string;
    create: string;
    edit: string;
    empty: string;
    loadError: string;
    created: string;
    updated: string;
    deleted: string;
    createFailed: string;
    updateFailed: string;
    deleteFailed: string;
    /** The question for an item with the title. */
    removal: (title: string) => string;
  };
  /** The required fields besides the title that a new form leaves empty, with valid values. */
  required: Readonly<Record<string, string>>;
  /** Invalid values by field, with the error. */
  refused: Readonly<Record<string, readonly [value: string, message: string]>>;
  /** The initial values of a new form. */
  defaults: Readonly<Record<string, string>>;
  /** The rich text field. */
  text: string;
};

const failed = 'Došlo je do greške';
const removed = (item: string) => (title: string) => `${item} „${title}“ premješta se u korpu na 30 dana.`;
const masculine = { created: 'kreiran', updated: 'ažuriran', deleted: 'obrisan' };
const feminine = { created: 'kreirana', updated: 'ažurirana', deleted: 'obrisana' };

/** The texts that depend on the type's name and its grammatical gender (docs/product.md#messages-of-the-panel). */
function wordsOf(item: string, endings: typeof masculine) {
  return {
    created: `${item} je uspješno ${endings.created}`,
    updated: `${item} je uspješno ${endings.updated}`,
    deleted: `${item} je uspješno ${endings.deleted}`,
    createFailed: failed,
    updateFailed: failed,
    deleteFailed: `${failed} prilikom brisanja`,
    removal: removed(item),
  };
}

/** `today` tells the site's calendar day in the admin's format: a worker may see midnight. */
export function contentKinds(today: () => string) {
  const days = () => ({ 'Početak*': today(), 'Završetak*': today() });
  const dayOrder = ['01.01.2020', 'Datum završetka ne može biti prije datuma početka.'] as const;
  return {
    symposium: {
      path: '/admin/simpozij',
      calls: symposiumCalls,
      form: sampleForms.symposium,
      words: {
        ...wordsOf('Simpozij', masculine),
        heading: 'Simpozij',
        add: 'Dodaj simpozij',
        create: 'Novi simpozij',
        edit: 'Uredi simpozij',
        empty: 'Još nema simpozija',
        loadError: 'Greška pri učitavanju simpozija',
      },
      required: { 'Lokacija*': 'Tuzla', 'Organizator*': 'Sekcija za nastavu' },
      refused: {
        'Završetak*': dayOrder,
        'Vrijeme*': ['25:99', 'Unesite ispravno vrijeme, npr. 09:00'],
      },
      get defaults() {
        return { ...days(), 'Vrijeme*': '09:00', 'Kapacitet*': '0' };
      },
      text: 'Detalji',
    },
    workshop: {
      path: '/admin/radionice',
      calls: workshopCalls,
      form: sampleForms.workshop,
      words: {
        ...wordsOf('Radionica', feminine),
        heading: 'Radionice',
        add: 'Dodaj radionicu',
        create: 'Nova radionica',
        edit: 'Uredi radionicu',
        empty: 'Još nema radionica',
        loadError: 'Greška pri učitavanju radionica',
        createFailed: `${failed} prilikom kreiranja radionice`,
        updateFailed: `${failed} prilikom ažuriranja radionice`,
        deleteFailed: `${failed} prilikom brisanja radionice`,
      },
      required: {
        'Opis*': 'Od uzorka do krive.',
        'Trajanje*': '2 dana',
        'Lokacija*': 'Mostar',
        'Predavač*': 'Amra Kovač',
      },
      refused: {
        'Početak*': ['31.02.2026', 'Unesite ispravan datum, npr. 21.11.2026'],
        'Kapacitet*': ['do 20', 'Unesite cijeli broj, npr. 20.'],
      },
      get defaults() {
        return { ...days(), 'Vrijeme*': '09:00', 'Kapacitet*': '0' };
      },
      text: 'Detalji',
    },
    congress: {
      path: '/admin/kongres',
      calls: congressCalls,
      form: sampleForms.congress,
      words: {
        ...wordsOf('Kongres', masculine),
        heading: 'Kongres',
        add: 'Dodaj kongres',
        create: 'Novi kongres',
        edit: 'Uredi kongres',
        empty: 'Još nema kongresa',
        loadError: 'Greška pri učitavanju kongresa',
      },
      required: { 'Lokacija*': 'Mostar', 'Link (URL)*': 'https://kongres.primjer.ba/' },
      refused: {
        'Završetak*': dayOrder,
        'Link (URL)*': ['kongres', 'Unesite ispravnu adresu koja počinje sa http:// ili https://'],
      },
      get defaults() {
        return { ...days(), 'Kapacitet*': '0' };
      },
      text: 'Sadržaj',
    },
    education: {
      path: '/admin/edukacije',
      calls: educationCalls,
      form: sampleForms.education,
      words: {
        ...wordsOf('Edukacija', feminine),
        heading: 'Edukacije',
        add: 'Dodaj edukaciju',
        create: 'Nova edukacija',
        edit: 'Uredi edukaciju',
        empty: 'Još nema edukacija',
        loadError: 'Greška pri učitavanju edukacija',
      },
      required: { 'Godina*': '2026' },
      refused: { 'Godina*': ['prošle', 'Unesite cijeli broj.'] },
      defaults: {},
      text: 'Sadržaj',
    },
    publication: {
      path: '/admin/publikacije',
      calls: publicationCalls,
      form: sampleForms.publication,
      words: {
        ...wordsOf('Publikacija', feminine),
        heading: 'Publikacije',
        add: 'Dodaj publikaciju',
        create: 'Nova publikacija',
        edit: 'Uredi publikaciju',
        empty: 'Još nema publikacija',
        loadError: 'Greška pri učitavanju publikacija',
      },
      required: { 'Link (URL)*': 'https://primjer.ba/bilten.pdf' },
      refused: {
        'Link (URL)*': ['ftp://primjer.ba', 'Unesite ispravnu adresu koja počinje sa http:// ili https://'],
      },
      defaults: {},
      text: 'Opis',
    },
  } satisfies Record<string, ContentKind>;
}
