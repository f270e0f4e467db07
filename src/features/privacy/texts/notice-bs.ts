import { type Notice, type NoticeFacts, withAddress } from './notice-facts.ts';
import { periodIn } from './periods.ts';

const period = periodIn('bs');

export const noticeBs = (facts: NoticeFacts): Notice => ({
  title: 'Privatnost',
  lead: 'Koje lične podatke ova stranica čuva, zašto, koliko dugo i kome se obratiti.',
  sections: [
    {
      title: 'Ko odgovara za podatke',
      paragraphs: [
        `${withAddress(facts)}. Za sva pitanja o podacima pišite ${facts.email ? `na ${facts.email}` : 'nam sa stranice Kontakt'}.`,
      ],
    },
    {
      title: 'Šta se čuva i zašto',
      paragraphs: [
        'Prijava na događaj: ono što ste upisali u obrazac, vrijeme prijave i odluka o njoj, da bismo događaj organizovali, obavijestili Vas i izdali potvrdu o učešću. Traže se samo ime, prezime i e-mail adresa.',
        'Saglasnost u obrascu odnosi se na imenike i promociju rada Udruženja i ne obuhvata adrese i telefone. Možete je opozvati u svako doba.',
        'Poruka s kontakt stranice: ime, e-mail adresa i tekst, da bismo Vam odgovorili.',
        'Članstvo: podaci s pristupnice ili iz obrasca za učlanjenje, vrijeme prijave, članski broj i dan do kojeg je plaćena članarina, da bismo odlučili o prijavi i vodili evidenciju članova.',
        facts.sendsMail
          ? 'E-mail poruke koje Vam šaljemo o prijavi ili upitu čuvaju se uz njih.'
          : 'Ova stranica zasad ne šalje e-mail. Poruke koje bi Vam poslala čuvaju se uz prijavu ili upit.',
        'Potvrda o učešću: ime, događaj i broj potvrde. Ko ima njen broj ili QR kôd, može provjeriti da li je važeća.',
      ],
    },
    {
      title: 'Ko ih vidi',
      paragraphs: [
        'Samo osobe koje u ime Udruženja vode ovu stranicu. Podatke ne prodajemo i ne dajemo oglašivačima, a stranica ništa ne učitava s drugih mjesta.',
      ],
    },
    { title: 'Gdje su podaci', paragraphs: placesOf(facts) },
    {
      title: 'Koliko dugo',
      paragraphs: [
        ...periodsOf(facts),
        'Podaci o članstvu čuvaju se dok traje članstvo, ili dok ne zatražite da se obrišu. Odbijene prijave za članstvo brišu se.',
        facts.trashDays > 0
          ? `Što se obriše, još se ${period('days', facts.trashDays)} može vratiti iz korpe, a zatim nestaje.`
          : 'Što se obriše, nestaje odmah.',
        `Sigurnosne kopije čuvaju se ${period('days', facts.backups.days)} i ${period('weeks', facts.backups.weeks)} unazad, jedna dnevno i jedna sedmično.`,
      ],
    },
    {
      title: 'Kolačići i Vaš preglednik',
      paragraphs: [
        'Nema kolačića dok nešto sami ne izaberete: jedan pamti jezik (i kada otvorite vezu koja ga navodi), drugi svijetlu ili tamnu temu. Nema praćenja ni statistike posjeta.',
        'Započeti obrazac čuva se samo u Vašem pregledniku, lični podaci dok ne zatvorite karticu.',
        'Mrežna adresa služi samo da se spriječi zloupotreba obrazaca i ne čuva se uz prijave i poruke.',
      ],
    },
    {
      title: 'Vaša prava',
      paragraphs: [
        'Na stranici Vaše prijave, čiji ste link dobili, vidite i ispravljate ono što ste poslali, povlačite prijavu i dugmetom „Obriši moje podatke“ odmah brišete nju i poruke o njoj. Za uvid, ispravku, kopiju ili brisanje svih podataka pišite nam; odgovaramo najkasnije za mjesec dana.',
        'Pritužbu možete podnijeti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini.',
      ],
    },
  ],
});

function placesOf({ isDatabaseElsewhere, storageHost, sendsMail, mailHost }: NoticeFacts): string[] {
  return [
    isDatabaseElsewhere
      ? 'Na serveru ove stranice i na serveru njene baze podataka.'
      : 'Na serveru ove stranice.',
    ...(storageHost ? [`Datoteke i sigurnosne kopije su u spremištu ${storageHost}.`] : []),
    ...(sendsMail && mailHost ? [`E-mail šalje server ${mailHost}.`] : []),
  ];
}

function periodsOf({ retention }: NoticeFacts): string[] {
  const { applications, questions, mails, spam, audit } = retention;
  const untilAsked = 'čuvaju se dok ne zatražite da se obrišu.';
  const after = (months: number, text: string) => `${text} ${period('months', months)}.`;
  return [
    applications > 0
      ? `Prijave se brišu po isteku ${period('months', applications)} od događaja, a s njima i potvrde, od kojih ostaje samo broj. Ostaje i statistika bez imena: događaj, godina, ustanova i tip članstva.`
      : `Prijave ${untilAsked}`,
    questions > 0
      ? after(questions, 'Pitanja i odgovori brišu se nakon')
      : `Pitanja i odgovori ${untilAsked}`,
    mails > 0 ? after(mails, 'E-mail poruke brišu se nakon') : `E-mail poruke ${untilAsked}`,
    spam > 0
      ? after(spam, 'Poruke izdvojene kao neželjene brišu se nakon')
      : 'Poruke izdvojene kao neželjene čuvaju se dok ih ne pregledamo.',
    audit > 0
      ? after(audit, 'Dnevnik rada onih koji vode stranicu, bez podataka o Vama, briše se nakon')
      : 'Dnevnik rada onih koji vode stranicu, bez podataka o Vama, čuva se trajno.',
  ];
}
