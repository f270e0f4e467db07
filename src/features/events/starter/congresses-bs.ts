export type CongressText = { title: string; content: string };

/** Invented congresses: nobody and nothing in them exists. */
export const bs = {
  methods: {
    title: 'Kongres biohemičara i molekularnih biologa: molekule i metode',
    content: [
      '<p>Kongres je posvećen metodama koje su posljednjih godina promijenile svakodnevni rad u laboratoriji. Uz plenarna predavanja organiziraju se kratki kursevi i izložba opreme.</p>',
      '<h1>Sekcije</h1>',
      '<ul><li><p>Strukturna biologija</p></li><li><p>Genomika i transkriptomika</p></li><li><p>Medicinska biohemija</p></li><li><p>Nastava biohemije</p></li></ul>',
      '<p>Program, zbornik sažetaka i snimci plenarnih predavanja dostupni su na stranici kongresa.</p>',
    ].join(''),
  },
  clinical: {
    title: 'Kongres medicinske i kliničke biohemije',
    content: [
      '<p>Skup okuplja biohemičare iz bolničkih i nastavnih laboratorija. Glavna tema je put laboratorijskog nalaza: od uzimanja uzorka do odluke ljekara.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>preanalitičke greške i kako ih spriječiti,</p></li><li><p>referentni intervali,</p></li><li><p>tumorski markeri i njihova ograničenja,</p></li><li><p>akreditacija laboratorija.</p></li></ul>',
      '<p>Učešće se vrednuje u skladu s pravilima stručnih komora.</p>',
    ].join(''),
  },
  students: {
    title: 'Studentski kongres molekularnih nauka',
    content: [
      '<p>Kongres u cjelini pripremaju studenti: biraju predavače, recenziraju sažetke i vode sekcije. Pozvani su svi koji studiraju biologiju, hemiju, farmaciju, medicinu ili srodne nauke.</p>',
      '<h1>Program</h1>',
      '<ol><li><p>Usmena izlaganja do deset minuta</p></li><li><p>Poster-sekcija i glas publike</p></li><li><p>Posjeta istraživačkim laboratorijama</p></li></ol>',
      '<p>Za učesnike iz drugih gradova obezbijeđen je smještaj u studentskom domu.</p>',
    ].join(''),
  },
  biotechnology: {
    title: 'Kongres biotehnologije i primijenjene mikrobiologije',
    content: [
      '<p>Od fermentacije do enzima u industriji: kongres povezuje istraživače i preduzeća koja mikroorganizme koriste u proizvodnji, poljoprivredi i zaštiti okoliša.</p>',
      '<h1>Tematske cjeline</h1>',
      '<ul><li><p>proizvodnja i imobilizacija enzima,</p></li><li><p>mikroorganizmi u preradi otpadnih voda,</p></li><li><p>tradicionalni fermentirani proizvodi,</p></li><li><p>biosigurnost.</p></li></ul>',
      '<p>Posljednjeg dana predviđen je obilazak pogona za preradu.</p>',
    ].join(''),
  },
  nutrition: {
    title: 'Kongres o biohemiji hrane i ishrane',
    content: [
      '<p>Šta se u hrani mijenja tokom prerade, čuvanja i varenja? Kongres se bavi sastavom namirnica, bioaktivnim spojevima i pouzdanošću tvrdnji koje čitamo na ambalaži.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>polifenoli i njihova bioraspoloživost,</p></li><li><p>proteini biljnog porijekla,</p></li><li><p>analitika hrane i autentičnost proizvoda.</p></li></ul>',
      '<p>Izabrani radovi objavljuju se u posebnom broju zbornika.</p>',
    ].join(''),
  },
  structural: {
    title: 'Kongres strukturne i računarske biologije',
    content: [
      '<p>Predviđanje strukture proteina promijenilo je pitanja koja postavljamo eksperimentu. Kongres okuplja one koji strukture mjere i one koji ih računaju.</p>',
      '<h1>Sekcije</h1>',
      '<ul><li><p>Krioelektronska mikroskopija i kristalografija</p></li><li><p>Predviđanje strukture i dizajn proteina</p></li><li><p>Molekulska dinamika</p></li><li><p>Proteini bez stalne strukture</p></li></ul>',
      '<p>Prijave se primaju <strong>samo na stranici kongresa</strong>, gdje se nalazi i uputstvo za autore.</p>',
    ].join(''),
  },
  community: {
    title: 'Kongres biohemičara i molekularnih biologa: od molekule do zajednice',
    content: [
      '<p>Kongres povezuje osnovna istraživanja s pitanjima koja se tiču svih: zdravlja, hrane, okoliša i obrazovanja. Uz naučni program pripremamo i otvorena predavanja za građane.</p>',
      '<h1>Tok kongresa</h1>',
      '<ol><li><p><strong>Prvi dan:</strong> kursevi za mlade istraživače i svečano otvaranje</p></li><li><p><strong>Drugi i treći dan:</strong> plenarna predavanja, sekcije i posteri</p></li><li><p><strong>Četvrti dan:</strong> skupština Udruženja i otvorena predavanja</p></li></ol>',
      '<p>Ovdje se možete prijaviti za učešće. Sažeci se šalju putem stranice kongresa.</p>',
    ].join(''),
  },
} satisfies Record<string, CongressText>;
