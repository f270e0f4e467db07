export type SymposiumText = { title: string; description: string; organizer: string; details: string };

/** Invented symposia: nobody and nothing in them exists. */
export const bs = {
  geneRegulation: {
    title: 'Nekodirajuće RNA i regulacija gena',
    description: 'Kako male i duge nekodirajuće RNA mijenjaju ekspresiju gena i kako se to dokazuje.',
    organizer: 'Sekcija za molekularnu biologiju',
    details: [
      '<p>Većina prepisanih sekvenci ne nosi uputstvo za protein. Simpozij okuplja grupe koje istražuju šta te RNA rade u ćeliji i koliko su dokazi o njihovoj funkciji čvrsti.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>mikroRNA i utišavanje gena,</p></li><li><p>duge nekodirajuće RNA i organizacija hromatina,</p></li><li><p>metode: od sekvenciranja do funkcionalnog ogleda.</p></li></ul>',
      '<p>Na kraju je predviđena poster-sekcija za studente drugog i trećeg ciklusa.</p>',
    ].join(''),
  },
  oxidativeStress: {
    title: 'Oksidativni stres: od mehanizma do mjerenja',
    description: 'Jednodnevni skup o slobodnim radikalima, odbrani ćelije i pouzdanosti biomarkera.',
    organizer: 'Sekcija za kliničku biohemiju',
    details: [
      '<p>Pojam oksidativnog stresa često se koristi šire nego što podaci dopuštaju. Predavači govore o tome šta se zaista mjeri, u kojem uzorku i s kolikom nesigurnošću.</p>',
      '<h1>Program</h1>',
      '<table><tbody><tr><th><p>Vrijeme</p></th><th><p>Tema</p></th><th><p>Predavač</p></th></tr>' +
        '<tr><td><p>09:30</p></td><td><p>Izvori reaktivnih oblika kisika u ćeliji</p></td><td><p>Lamija Čehić</p></td></tr>' +
        '<tr><td><p>10:15</p></td><td><p>Enzimi antioksidativne odbrane</p></td><td><p>Dženan Šuvalić</p></td></tr>' +
        '<tr><td><p>11:30</p></td><td><p>Biomarkeri: prednosti i ograničenja</p></td><td><p>Ajla Đozić</p></td></tr>' +
        '<tr><td><p>12:15</p></td><td><p>Okrugli sto o usklađivanju metoda</p></td><td><p>svi predavači</p></td></tr></tbody></table>',
      '<p>Izlaganja traju petnaest minuta, a pet minuta ostaje za pitanja.</p>',
    ].join(''),
  },
  misfolding: {
    title: 'Kada se protein pogrešno savije',
    description: 'Agregacija proteina, šaperoni i putevi kojima ćelija uklanja ono što ne može popraviti.',
    organizer: 'Sekcija za strukturnu biologiju',
    details: [
      '<p>Pogrešno savijeni proteini povezuju strukturnu biologiju, biohemiju ćelije i medicinu. Simpozij polazi od pojedinačne molekule i završava pitanjima dijagnostike.</p>',
      '<h1>Tematske cjeline</h1>',
      '<ul><li><p>energetski pejzaž savijanja,</p></li><li><p>šaperoni i proteasom,</p></li><li><p>amiloidna vlakna pod elektronskim mikroskopom.</p></li></ul>',
      '<p>Jezik skupa je engleski, a rasprava može teći i na jezicima naroda Bosne i Hercegovine.</p>',
    ].join(''),
  },
  microbiome: {
    title: 'Mikrobiom i metabolizam domaćina',
    description: 'Šta crijevne bakterije grade i razgrađuju, i kako razlikovati uzrok od posljedice.',
    organizer: 'Sekcija za primijenjenu biohemiju',
    details: [
      '<p>Sastav mikrobioma danas se lako odredi, ali se njegova uloga teško dokazuje. U središtu ovog skupa su ogledi koji idu dalje od popisa vrsta.</p>',
      '<h1>Program</h1>',
      '<ol><li><p>Kratkolančane masne kiseline i crijevni epitel</p></li><li><p>Bakterijska razgradnja žučnih kiselina</p></li><li><p>Uzorkovanje, kontrole i kontaminacija</p></li></ol>',
      '<p>Poslije svakog bloka slijedi <em>pola sata za raspravu</em>, bez prezentacija.</p>',
    ].join(''),
  },
  openData: {
    title: 'Otvoreni podaci u molekularnoj biologiji',
    description: 'Gdje pohraniti podatke, kako ih opisati i šta se dobija kada ih upotrijebi neko drugi.',
    organizer: 'Radna grupa za istraživačke podatke',
    details: [
      '<p>Podaci koje niko drugi ne može otvoriti kao da i ne postoje. Predavači iz laboratorija, biblioteka i računarskih centara govore o malim navikama koje to mijenjaju.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>plan upravljanja podacima na jednoj stranici,</p></li><li><p>repozitoriji za sekvence, strukture i slike,</p></li><li><p>licence, privatnost i podaci pacijenata.</p></li></ul>',
      '<p>Popodne je rezervirano za praktičan rad: polaznici opisuju vlastiti skup podataka.</p>',
    ].join(''),
  },
  youngResearchers: {
    title: 'Simpozij mladih istraživača',
    description: 'Kratka izlaganja doktoranada i studenata, uz razgovor s iskusnijim kolegama.',
    organizer: 'Sekcija mladih istraživača',
    details: [
      '<p>Izlagači su studenti i doktorandi, a pitanja postavljaju svi. Svako izlaganje traje osam minuta i završava jednom slikom: šta bi trebalo uraditi sljedeće.</p>',
      '<h1>Tok dana</h1>',
      '<ol><li><p>Uvodno predavanje o karijeri izvan univerziteta</p></li><li><p>Dva bloka kratkih izlaganja</p></li><li><p>Posteri i ručak</p></li><li><p>Razgovori u malim grupama s mentorima</p></li></ol>',
      '<p>Tema može biti i rad u toku. <strong>Negativni rezultati su dobrodošli.</strong></p>',
    ].join(''),
  },
  teaching: {
    title: 'Biohemija u nastavi: ogledi koji uspijevaju',
    description: 'Skup za nastavnike osnovnih i srednjih škola i fakulteta. Ulaz je slobodan.',
    organizer: 'Sekcija za nastavu',
    details: [
      '<p>Dobar školski ogled je siguran, jeftin i uspijeva u jednom školskom času. Nastavnici prikazuju oglede koje već godinama izvode i govore o onima od kojih su odustali.</p>',
      '<h1>Šta možete vidjeti</h1>',
      '<ul><li><p>enzime iz voća i povrća,</p></li><li><p>hromatografiju biljnih pigmenata,</p></li><li><p>izdvajanje DNA iz kuhinjskih namirnica,</p></li><li><p>modele proteina od papira.</p></li></ul>',
      '<p>Prijava nije potrebna. Radne listove učesnici dobijaju na ulazu, a objavljujemo ih i na mreži.</p>',
    ].join(''),
  },
  annual: {
    title: 'Godišnji simpozij biohemije i molekularne biologije',
    description:
      'Dva dana, četiri tematska bloka i poster-sekcija, s posebnim osvrtom na metabolizam lipida.',
    organizer: 'Programski odbor Udruženja',
    details: [
      '<p>Godišnji simpozij najveći je redovni skup Udruženja. Okuplja istraživače, nastavnike i laboratorijske stručnjake, a mjesta ima i za one koji tek počinju.</p>',
      '<h1>Prvi dan</h1>',
      '<ul><li><p>Metabolizam lipida i biološke membrane</p></li><li><p>Struktura i dinamika proteina</p></li><li><p>Poster-sekcija</p></li></ul>',
      '<h1>Drugi dan</h1>',
      '<ul><li><p>Regulacija ekspresije gena</p></li><li><p>Klinička i primijenjena biohemija</p></li><li><p>Dodjela nagrada za najbolje postere</p></li></ul>',
      '<p>Prihvaćeni sažeci objavljuju se u elektronskom zborniku s otvorenim pristupom.</p>',
    ].join(''),
  },
} satisfies Record<string, SymposiumText>;
