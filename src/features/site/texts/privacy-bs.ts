import type { NoticeFacts } from './notice-facts.ts';

export const privacyBs = (facts: NoticeFacts) => ({
  title: 'Privatnost',
  lead: 'Koje lične podatke ova stranica čuva, zašto, koliko dugo i kome se obratiti.',
  sections: [
    {
      title: 'Ko odgovara za podatke',
      paragraphs: [`${facts.name}, ${facts.address}. Za sva pitanja o podacima pišite na ${facts.email}.`],
    },
    {
      title: 'Šta se čuva i zašto',
      paragraphs: [
        'Prijava na događaj: ono što ste upisali u obrazac, vrijeme prijave i odluka o njoj, da bismo događaj organizovali, obavijestili Vas i izdali potvrdu o učešću. Traže se samo ime, prezime i e-mail adresa.',
        'Saglasnost u obrascu odnosi se na imenike i promociju rada Udruženja i ne obuhvata adrese i telefone. Možete je opozvati u svako doba.',
        'Poruka s kontakt stranice: ime, e-mail adresa i tekst, da bismo Vam odgovorili.',
        'Članstvo: podaci s pristupnice koju ste nam poslali, da bismo vodili evidenciju članova.',
        'E-mail poruke koje Vam šaljemo o prijavi ili upitu čuvaju se uz njih.',
        'Potvrda o učešću: ime, događaj i broj potvrde. Ko ima njen broj ili QR kôd, može provjeriti da li je važeća.',
      ],
    },
    {
      title: 'Ko ih vidi',
      paragraphs: [
        'Samo osobe koje u ime Udruženja vode ovu stranicu. Podatke ne prodajemo i ne dajemo oglašivačima, a stranica ništa ne učitava s drugih mjesta.',
      ],
    },
    {
      title: 'Koliko dugo',
      paragraphs: [
        'Prijave, poruke i podaci o članstvu čuvaju se dok su potrebni za ono zbog čega su poslani, ili dok ne zatražite da se obrišu.',
        facts.trashDays > 0
          ? `Što se obriše, još se ${facts.days(facts.trashDays)} može vratiti iz korpe, a zatim nestaje.`
          : 'Što se obriše, nestaje odmah.',
        `Poruke izdvojene kao neželjene brišu se nakon ${facts.days(facts.spamDays)}. Sigurnosne kopije na serveru čuvaju se ${facts.days(facts.backupDays)} i ${facts.weeks(facts.backupWeeks)} unazad, jedna dnevno i jedna sedmično.`,
      ],
    },
    {
      title: 'Kolačići i Vaš preglednik',
      paragraphs: [
        'Nema kolačića dok nešto sami ne izaberete: jedan pamti jezik, drugi svijetlu ili tamnu temu. Nema praćenja ni statistike posjeta.',
        'Započeti obrazac čuva se samo u Vašem pregledniku, lični podaci dok ne zatvorite karticu.',
        'Mrežna adresa služi samo da se spriječi zloupotreba obrazaca i ne čuva se uz prijave i poruke.',
      ],
    },
    {
      title: 'Vaša prava',
      paragraphs: [
        'Na stranici Vaše prijave, čiji ste link dobili, vidite i ispravljate ono što ste poslali i povlačite prijavu. Za uvid, ispravku, kopiju ili brisanje svih podataka pišite nam; odgovaramo najkasnije za mjesec dana.',
        'Pritužbu možete podnijeti Agenciji za zaštitu ličnih podataka u Bosni i Hercegovini.',
      ],
    },
  ],
});
