import type { Words } from '../schemas.ts';
import { membersOf } from './members-of.ts';

/** Examples, for the association to replace. */
export const bs: Words = {
  name: 'Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini',
  short_name: 'UBMB BiH',
  tagline: 'Okupljamo istraživače, nastavnike i stručnjake koji život proučavaju na nivou molekula.',
  mission: [
    '<p>Udruženje unapređuje biohemiju i molekularnu biologiju u Bosni i Hercegovini, povezuje ljude koji se njima bave i približava njihova otkrića zajednici u kojoj nastaju.</p>',
    '<p>Djelujemo kao nevladino, nestranačko i neprofitno stručno udruženje. Okupljamo članove sa svih univerziteta, iz bolničkih laboratorija, instituta i privrede.</p>',
  ].join(''),
  goals: [
    {
      title: 'Razvoj struke',
      text: 'Unapređenje biohemije i molekularne biologije kao naučnih i stručnih disciplina.',
    },
    {
      title: 'Naučni skupovi',
      text: 'Organizacija kongresa, simpozija i radionica za članove i širu javnost.',
    },
    {
      title: 'Obrazovanje',
      text: 'Podrška nastavi na svim nivoima i stručnom usavršavanju mladih istraživača.',
    },
    {
      title: 'Međunarodna saradnja',
      text: 'Povezivanje s evropskim i svjetskim udruženjima i razmjena istraživača.',
    },
    { title: 'Izdavaštvo', text: 'Objavljivanje zbornika, udžbenika i stručnih publikacija.' },
    { title: 'Glas struke', text: 'Mišljenja i preporuke institucijama o pitanjima od interesa za struku.' },
  ],
  people: [
    ...membersOf('Upravni odbor', [
      {
        name: 'prof. dr. Lejla Đurić-Šehić',
        role: 'Predsjednica',
        institution: 'Prirodno-matematički fakultet, Univerzitet u Sarajevu',
      },
      {
        name: 'prof. dr. Žarko Ćosić',
        role: 'Potpredsjednik',
        institution: 'Medicinski fakultet, Univerzitet u Banjoj Luci',
      },
      {
        name: 'doc. dr. Nađa Hodžić',
        role: 'Sekretarka',
        institution: 'Farmaceutski fakultet, Univerzitet u Tuzli',
      },
      {
        name: 'doc. dr. Mirnes Čaušević',
        role: 'Član',
        institution: 'Institut za genetičko inženjerstvo, Sarajevo',
      },
      {
        name: 'dr. sc. Ivana Šarić-Božić',
        role: 'Članica',
        institution: 'Medicinski fakultet, Sveučilište u Mostaru',
      },
      { name: 'mr. sc. Emir Džafić', role: 'Član', institution: 'Kantonalna bolnica, Zenica' },
    ]),
    ...membersOf('Uprava', [
      { name: 'dr. sc. Aida Kršlak', role: 'Blagajnica', institution: 'Veterinarski fakultet, Sarajevo' },
      {
        name: 'prof. dr. Goran Vučković',
        role: 'Nadzorni odbor',
        institution: 'Tehnološki fakultet, Banja Luka',
      },
      {
        name: 'doc. dr. Selma Zećirović',
        role: 'Nadzorni odbor',
        institution: 'Medicinski fakultet, Zenica',
      },
    ]),
    ...membersOf('Skupština', [
      { name: 'Adnan Begić', institution: 'Sarajevo' },
      { name: 'Božana Ćurčić', institution: 'Banja Luka' },
      { name: 'Dženana Šabić', institution: 'Tuzla' },
      { name: 'Edin Žunić', institution: 'Bihać' },
      { name: 'Fahrudin Đapo', institution: 'Zenica' },
      { name: 'Hana Muratović', institution: 'Sarajevo' },
      { name: 'Jasmina Čengić', institution: 'Goražde' },
      { name: 'Krešimir Šimić', institution: 'Mostar' },
      { name: 'Lana Njegić', institution: 'Trebinje' },
    ]),
  ],
  timeline: [
    { year: '1989', title: 'Inicijativa', text: 'Okupljanje inicijativnog odbora na tri univerziteta.' },
    { year: '1996', title: 'Osnivanje', text: 'Osnivačka skupština i usvajanje prvog statuta.' },
    { year: '2003', title: 'Prvi kongres', text: 'Prvi kongres s međunarodnim učešćem.' },
    { year: '2011', title: 'Edukacija', text: 'Pokrenut godišnji ciklus radionica za doktorande.' },
    { year: '2018', title: 'Publikacije', text: 'Prvi zbornik sažetaka u otvorenom pristupu.' },
    { year: '2024', title: 'Danas', text: 'Više od tri stotine članova iz cijele zemlje.' },
  ],
  activities: [
    '<p>Kongresi, edukacije, simpoziji i publikacije: kako Udruženje povezuje struku i prenosi znanje.</p>',
    '<p>Udruženje okuplja biohemičare i molekularne biologe s univerziteta, iz instituta, zdravstvenih ustanova i privrede. Djeluje na naučnim skupovima, u stručnom usavršavanju i u izdavaštvu.</p>',
    '<p>Ovdje je ukratko opisano šta pojedina djelatnost obuhvata i kome je namijenjena. Termini, mjesta održavanja i prijave objavljuju se uz svaki događaj.</p>',
    '<h2>Kongresi</h2>',
    '<p>Kongres je najveći skup koji Udruženje organizuje. Program čine plenarna predavanja, usmena izlaganja po sekcijama i izlaganja uz postere iz biohemije, molekularne biologije i srodnih oblasti.</p>',
    '<p>Na kongresu mogu učestvovati istraživači, nastavnici, stručnjaci iz prakse i studenti, bez obzira na članstvo. Poziv za dostavljanje sažetaka, rokovi i uslovi učešća objavljuju se uz najavu kongresa.</p>',
    '<p><a href="/kongres">Svi kongresi</a></p>',
    '<h2>Edukacije</h2>',
    '<p>Edukacije služe stalnom usavršavanju. Studentima i doktorandima pomažu da savladaju laboratorijske i računarske metode, a zaposlenima da prate razvoj struke.</p>',
    '<p>Teme se kreću od osnovnih tehnika i sigurnosti u laboratoriji do obrade podataka i pisanja naučnih radova. Uz svaku edukaciju navedeni su godina i sadržaj.</p>',
    '<p><a href="/edukacije">Sve edukacije</a></p>',
    '<h2>Simpoziji</h2>',
    '<p>Simpozij je kraći skup, posvećen jednoj temi. Pozvana predavanja daju pregled oblasti, a ostatak programa čine kraća izlaganja i rasprava.</p>',
    '<p>Simpozije Udruženje priređuje samostalno ili u saradnji s univerzitetima, institutima i srodnim udruženjima. Uz svaki su navedeni mjesto, vrijeme i organizator, a dok traju prijave i obrazac za prijavu.</p>',
    '<p><a href="/simpozij">Svi simpoziji</a></p>',
    '<h2>Publikacije</h2>',
    '<p>Udruženje objavljuje i preporučuje publikacije koje služe struci: zbornike sažetaka, udžbenike, priručnike i stručne tekstove.</p>',
    '<p>Uz svaku publikaciju stoje kratak opis i poveznica na mjesto na kojem se može pročitati ili nabaviti.</p>',
    '<p><a href="/publikacije">Sve publikacije</a></p>',
    '<h2>Zaključak</h2>',
    '<p>Ove se djelatnosti dopunjuju: ono što se na skupu prvi put iznese kasnije se uči na edukacijama i bilježi u publikacijama.</p>',
    '<p>Prijedlozi tema, predavača i saradnje su dobrodošli. Mogu ih uputiti članovi Udruženja, ustanove i svi koji se bave biohemijom i molekularnom biologijom.</p>',
    '<p><a href="/kontakt">Pišite Udruženju</a></p>',
  ].join(''),
  contact: {
    address: 'Ulica primjera 1\n71000 Sarajevo\nBosna i Hercegovina',
    email: 'info@example.org',
    phone: '',
    map_url: '',
  },
  social: [{ name: 'Facebook', url: 'https://example.org/facebook' }],
  membership: {
    text: '<p>Članstvo je otvoreno za istraživače, nastavnike, studente i pravna lica. Prijaviti se možete preko interneta ili potpisanom pristupnicom.</p>',
    form_url: '/pristupnica.pdf',
  },
  footer: 'Registar udruženja BiH, broj 0000',
  notice: null,
};
