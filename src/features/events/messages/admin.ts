import { failures } from '#ui/admin/messages/failures.ts';

export const eventsAdmin = {
  /** Before two languages are parted. */
  parting: 'Svaka prijava ostaje uz događaj na čijoj je stranici poslana.',
  columns: {
    startedAt: 'Početak',
    finishedAt: 'Završetak',
    location: 'Lokacija',
    applications: 'Prijave',
  },
  fields: {
    startedAt: 'Početak',
    finishedAt: 'Završetak',
    time: 'Vrijeme',
    duration: 'Trajanje',
    location: 'Lokacija',
    venue: 'Mjesto održavanja',
    mapUrl: 'Karta',
    online: 'Može se pratiti putem interneta',
    fee: 'Kotizacija',
    organizer: 'Organizator',
    instructor: 'Predavač',
    capacity: 'Kapacitet',
    capacityHint: 'Broj mjesta; 0 ako nije ograničen.',
    applyFrom: 'Prijave od',
    applyUntil: 'Prijave do',
    admission: 'Način primanja',
    waitingList: 'Lista čekanja',
    cancelled: 'Otkaži događaj',
    showForm: 'Prikaži obrazac za prijavu',
    details: 'Detalji',
    pdf: 'Dokumentacija (PDF)',
  },
  hints: {
    location: 'Grad ili mjesto, npr. Sarajevo',
    venue: 'Ustanova, zgrada i sala',
    mapUrl: 'Adresa na karti, npr. https://www.openstreetmap.org/…',
    online: 'S mjestom održavanja ili kartom: uživo i putem interneta; bez njih: samo putem interneta.',
    showForm: 'Prijave se primaju do kraja posljednjeg dana događaja.',
    duration: 'Npr. 6 sati ili 2 dana',
    waitingList: 'Kada su mjesta popunjena, prijave čekaju po redu.',
    cancelled:
      'Prijave se više ne primaju i niko ne prelazi s liste čekanja. Stranica događaja ostaje i kaže da je otkazan. Može se poništiti.',
  },
  place: 'Mjesto',
  admission: {
    manual: 'Odlučuje administrator',
    automatic: 'Automatski, po redu prijave',
  },
  applications: {
    open: 'Otvorene',
    closed: 'Zatvorene',
    link: 'Prijave ({{count}})',
    stay: 'Prijave ostaju uz „{{title}}“.',
    alongsideAll: 'S događajima u korpu idu i njihove prijave.',
    alongside_one: 'U korpu ide i {{count}} prijava.',
    alongside_few: 'U korpu idu i {{count}} prijave.',
    alongside_other: 'U korpu ide i {{count}} prijava.',
  },
  capacity_one: 'Kapacitet: {{count}} učesnik',
  capacity_few: 'Kapacitet: {{count}} učesnika',
  capacity_other: 'Kapacitet: {{count}} učesnika',
};

export const symposiumAdmin = {
  title: 'Simpozij',
  one: 'Simpozij',
  add: 'Dodaj simpozij',
  create: 'Novi simpozij',
  edit: 'Uredi simpozij',
  search: 'Pretraži po naslovu, organizatoru ili tekstu',
  searchHint: 'Naslov, organizator ili tekst',
  count_one: '{{count}} simpozij',
  count_few: '{{count}} simpozija',
  count_other: '{{count}} simpozija',
  empty: { title: 'Još nema simpozija', text: 'Dodajte prvi simpozij; pojavit će se na stranici Simpoziji.' },
  loadError: 'Greška pri učitavanju simpozija',
  itemError: 'Nije moguće učitati simpozij.',
  missing: { title: 'Simpozij nije pronađen', text: 'Traženi simpozij ne postoji ili je uklonjen.' },
  back: 'Nazad na simpozije',
  about: 'O događaju',
  removal: 'Simpozij „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Simpozij „{{title}}“ bit će trajno obrisan.',
  created: 'Simpozij je uspješno kreiran',
  updated: 'Simpozij je uspješno ažuriran',
  deleted: 'Simpozij je uspješno obrisan',
  ...failures,
};

export const workshopAdmin = {
  title: 'Radionice',
  one: 'Radionica',
  add: 'Dodaj radionicu',
  create: 'Nova radionica',
  edit: 'Uredi radionicu',
  search: 'Pretraži po naslovu, opisu ili tekstu',
  searchHint: 'Naslov, opis ili tekst',
  count_one: '{{count}} radionica',
  count_few: '{{count}} radionice',
  count_other: '{{count}} radionica',
  empty: {
    title: 'Još nema radionica',
    text: 'Dodajte prvu radionicu; pojavit će se na stranici Radionice.',
  },
  loadError: 'Greška pri učitavanju radionica',
  itemError: 'Nije moguće učitati radionicu.',
  missing: { title: 'Radionica nije pronađena', text: 'Tražena radionica ne postoji ili je uklonjena.' },
  back: 'Nazad na radionice',
  about: 'O radionici',
  removal: 'Radionica „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Radionica „{{title}}“ bit će trajno obrisana.',
  created: 'Radionica je uspješno kreirana',
  updated: 'Radionica je uspješno ažurirana',
  deleted: 'Radionica je uspješno obrisana',
  createFailed: 'Došlo je do greške prilikom kreiranja radionice',
  updateFailed: 'Došlo je do greške prilikom ažuriranja radionice',
  deleteFailed: 'Došlo je do greške prilikom brisanja radionice',
};

export const congressAdmin = {
  title: 'Kongres',
  one: 'Kongres',
  add: 'Dodaj kongres',
  create: 'Novi kongres',
  edit: 'Uredi kongres',
  search: 'Pretraži po naslovu, lokaciji ili tekstu',
  searchHint: 'Naslov, lokacija ili tekst',
  count_one: '{{count}} kongres',
  count_few: '{{count}} kongresa',
  count_other: '{{count}} kongresa',
  empty: { title: 'Još nema kongresa', text: 'Dodajte prvi kongres; pojavit će se na stranici Kongresi.' },
  loadError: 'Greška pri učitavanju kongresa',
  itemError: 'Nije moguće učitati kongres.',
  removal: 'Kongres „{{title}}“ premješta se u korpu na {{trashDays}}.',
  purge: 'Kongres „{{title}}“ bit će trajno obrisan.',
  created: 'Kongres je uspješno kreiran',
  updated: 'Kongres je uspješno ažuriran',
  deleted: 'Kongres je uspješno obrisan',
  ...failures,
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    eventsAdmin: typeof eventsAdmin;
    symposiumAdmin: typeof symposiumAdmin;
    workshopAdmin: typeof workshopAdmin;
    congressAdmin: typeof congressAdmin;
  }
}
