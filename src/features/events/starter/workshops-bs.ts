export type WorkshopText = {
  title: string;
  description: string;
  duration: string;
  details: string;
};

/** Invented workshops: nobody and nothing in them exists. */
export const bs = {
  scientificWriting: {
    title: 'Naučno pisanje: od rezultata do rukopisa',
    description: 'Kako iz bilješki i grafikona nastaje članak koji recenzent može pročitati do kraja.',
    duration: '1 dan',
    details: [
      '<p>Radionica je namijenjena autorima koji imaju rezultate, a nemaju prvu rečenicu. Polazimo od slika: svaka treba odgovarati na jedno pitanje, a tekst ih povezuje u cjelinu.</p>',
      '<h1>Šta se radi</h1>',
      '<ul><li><p>redoslijed slika i kostur članka,</p></li><li><p>sažetak od pet rečenica,</p></li><li><p>odgovor recenzentima, tačku po tačku,</p></li><li><p>izbor časopisa i znaci po kojima se prepoznaju nepouzdani izdavači.</p></li></ul>',
      '<p>Ponesite vlastiti nacrt, ma koliko bio nezavršen. Rukopisi ostaju povjerljivi.</p>',
    ].join(''),
  },
  proteinPurification: {
    title: 'Prečišćavanje proteina: od lizata do jednog vrha',
    description:
      'Tri dana uz hromatografski sistem: afinitetna hromatografija, gel-filtracija i provjera čistoće.',
    duration: '3 dana',
    details: [
      '<p>Polaznici u parovima prečišćavaju isti protein s histidinskim privjeskom i na kraju porede prinose. Razlike su najbolji povod za razgovor o tome gdje se protein gubi.</p>',
      '<h1>Program</h1>',
      '<ol><li><p><strong>Prvi dan:</strong> liza ćelija, bistrenje lizata i afinitetna hromatografija</p></li><li><p><strong>Drugi dan:</strong> uklanjanje privjeska i gel-filtracija</p></li><li><p><strong>Treći dan:</strong> elektroforeza, mjerenje koncentracije i kratkotrajno čuvanje</p></li></ol>',
      '<p>Laboratorijske mantile i zaštitne naočale obezbjeđuje domaćin. Potrebno je osnovno iskustvo s pipetama.</p>',
    ].join(''),
  },
  pcrData: {
    title: 'Od Ct vrijednosti do zaključka: podaci kvantitativnog PCR-a',
    description: 'Obrada rezultata u skriptama koje se mogu ponoviti, na podacima koje donesete sami.',
    duration: '2 dana',
    details: [
      '<p>Uređaj za nekoliko minuta izračuna broj, ali ne zna šta je kontrola. Na radionici prolazimo put od sirovih vrijednosti do rečenice koja smije stajati u članku.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>efikasnost reakcije i kriva topljenja,</p></li><li><p>izbor i provjera referentnih gena,</p></li><li><p>tehnička i biološka ponavljanja,</p></li><li><p>metoda ΔΔCt i njena ograničenja.</p></li></ul>',
      '<p>Potreban je vlastiti računar. Iskustvo u programiranju <strong>nije uslov</strong>: prve redove pišemo zajedno.</p>',
    ].join(''),
  },
  statistics: {
    title: 'Statistika za rad u laboratoriji',
    description: 'Koliko je uzoraka dovoljno, šta je zaista ponavljanje i kako pošteno prikazati rasipanje.',
    duration: '2 dana',
    details: [
      '<p>Umjesto pregleda testova radimo obrnuto: polaznici dobiju nekoliko objavljenih grafikona i pitanje šta se iz njih smije zaključiti. Test biramo tek kada je pitanje jasno.</p>',
      '<h1>Pitanja na koja odgovaramo</h1>',
      '<ul><li><p>Standardna devijacija ili standardna greška?</p></li><li><p>Kada se ekstremna vrijednost smije izostaviti?</p></li><li><p>Šta učiniti s malim brojem uzoraka?</p></li></ul>',
      '<p>Zadaci se rješavaju u besplatnim programima. Uputstvo za instalaciju šaljemo sedmicu ranije.</p>',
    ].join(''),
  },
  liveCells: {
    title: 'Fluorescentna mikroskopija živih ćelija',
    description: 'Izbor boja, ekspozicija koja ne oštećuje ćelije i snimci koji se mogu mjeriti.',
    duration: '3 dana',
    details: [
      '<p>Dobar snimak žive ćelije uvijek je kompromis između svjetla, brzine i zdravlja uzorka. Polaznici ga traže sami, na ćelijama kojima su obilježeni jezgro i citoskelet.</p>',
      '<h1>Program</h1>',
      '<ol><li><p><strong>Prvi dan:</strong> put svjetlosti kroz mikroskop, filteri i fluorofori</p></li><li><p><strong>Drugi dan:</strong> snimanje u vremenu, fototoksičnost i održavanje fokusa</p></li><li><p><strong>Treći dan:</strong> obrada slike, brojanje ćelija i čuvanje izvornih podataka</p></li></ol>',
      '<p>Radi se u grupama od po četiri osobe. Snimke nosite sa sobom, zato ponesite vanjski disk.</p>',
    ].join(''),
  },
  enzymeKinetics: {
    title: 'Kinetika enzima na mikroploči',
    description: 'Od početne brzine do konstante inhibicije: mjerenje, uklapanje krive i procjena greške.',
    duration: '2 dana',
    details: [
      '<p>Na ploči s 96 jažica mogu se izmjeriti sve tačke jedne kinetičke krive odjednom, ali i ponoviti ista greška devedeset šest puta. Radionica pokazuje kako se raspored ploče planira prije pipetiranja.</p>',
      '<h1>Šta ćete naučiti</h1>',
      '<ul><li><p>prepoznati linearni dio reakcije,</p></li><li><p>odrediti <em>K</em>m i <em>V</em>max nelinearnim uklapanjem,</p></li><li><p>razlikovati vrste inhibicije,</p></li><li><p>otkriti utjecaj ruba ploče i isparavanja.</p></li></ul>',
      '<p>Polaznici mogu donijeti podatke o vlastitom enzimu; za mjerenja na licu mjesta pripremljena je fosfataza.</p>',
    ].join(''),
  },
  genomeEditing: {
    title: 'CRISPR: izbor vodiča i provjera uređivanja',
    description: 'Računarski dizajn, kontrolni ogledi i genotipizacija, s programom koji možete preuzeti.',
    duration: '2 dana',
    details: [
      '<p>Uređivanje genoma danas je rutinski postupak, ali provjera da je promijenjeno samo ono što smo namjeravali još traži pažnju. Radionica je posvećena upravo toj provjeri.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>izbor vodiča i procjena mjesta izvan cilja,</p></li><li><p>kontrole bez kojih rezultat ne vrijedi,</p></li><li><p>genotipizacija PCR-om i čitanje sekvence,</p></li><li><p>etička pitanja i domaći propisi.</p></li></ul>',
      '<p>Radi se na ćelijskoj liniji koju priprema domaćin. Potrebno je osnovno iskustvo u molekularnom kloniranju.</p>',
    ].join(''),
  },
} satisfies Record<string, WorkshopText>;
