export const spamAdmin = {
  title: 'Sumnjivo ({{count}})',
  hint: 'Ovo je možda neželjena pošta, zato nije među ostalima. Što nije spam, vratite; ostalo se samo briše kada istekne njegov rok čuvanja.',
  notice: {
    question_one: 'Još {{count}} poruka izdvojena je kao sumnjiva i nije u ovoj listi.',
    question_few: 'Još {{count}} poruke izdvojene su kao sumnjive i nisu u ovoj listi.',
    question_other: 'Još {{count}} poruka izdvojeno je kao sumnjivo i nije u ovoj listi.',
    application_one: 'Još {{count}} prijava izdvojena je kao sumnjiva i nije u ovoj listi.',
    application_few: 'Još {{count}} prijave izdvojene su kao sumnjive i nisu u ovoj listi.',
    application_other: 'Još {{count}} prijava izdvojeno je kao sumnjivo i nije u ovoj listi.',
    membership_one: 'Još {{count}} prijava za članstvo izdvojena je kao sumnjiva i nije u ovoj listi.',
    membership_few: 'Još {{count}} prijave za članstvo izdvojene su kao sumnjive i nisu u ovoj listi.',
    membership_other: 'Još {{count}} prijava za članstvo izdvojeno je kao sumnjivo i nije u ovoj listi.',
  },
  look: 'Pogledaj',
  reasons: {
    trap: 'Popunjeno je polje koje ljudi ne vide',
    haste: 'Poslano za manje od 3 sekunde, s linkom u tekstu',
  },
  release: 'Nije spam',
  released: {
    question: 'Pitanje je vraćeno među ostala',
    application: 'Prijava je vraćena među ostale',
    membership: 'Prijava za članstvo je vraćena među ostale',
  },
  releaseFailed: 'Greška prilikom vraćanja',
  removal: {
    question: 'Sumnjiva poruka („{{name}}“) bit će trajno obrisana.',
    application: 'Sumnjiva prijava („{{name}}“) bit će trajno obrisana.',
    membership: 'Sumnjiva prijava za članstvo („{{name}}“) bit će trajno obrisana.',
  },
  deleted: {
    question: 'Sumnjiva poruka je obrisana',
    application: 'Sumnjiva prijava je obrisana',
    membership: 'Sumnjiva prijava za članstvo je obrisana',
  },
  deleteFailed: 'Greška prilikom brisanja',
};

declare module '#ui/i18n.tsx' {
  interface Messages {
    spamAdmin: typeof spamAdmin;
  }
}
