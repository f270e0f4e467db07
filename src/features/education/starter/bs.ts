export type EducationText = { title: string; content: string };

/** Invented courses: nobody and nothing in them exists. */
export const bs = {
  safety: {
    title: 'Sigurnost u biohemijskoj laboratoriji',
    content: [
      '<p>Jednodnevna obuka za studente i nove saradnike, prije prvog samostalnog rada. Naglasak je na navikama: procijeniti rizik prije početka, označiti svaku posudu i znati gdje je najbliži ispirač za oči.</p>',
      '<h1>Sadržaj</h1>',
      '<ul><li><p>sigurnosni listovi i oznake opasnosti,</p></li><li><p>rad s kiselinama, bazama i organskim rastvaračima,</p></li><li><p>odlaganje hemijskog i biološkog otpada,</p></li><li><p>prva pomoć.</p></li></ul>',
      '<p>Nakon provjere znanja izdaje se potvrda.</p>',
    ].join(''),
  },
  teachers: {
    title: 'Molekularna biologija za nastavnike',
    content: [
      '<p>Vikend-kurs za nastavnike biologije i hemije koji žele osvježiti znanje iz genetike i upoznati metode koje se u udžbenicima tek spominju.</p>',
      '<h1>Teme</h1>',
      '<ol><li><p>Od gena do proteina: česte zablude učenika</p></li><li><p>PCR i elektroforeza bez skupe opreme</p></li><li><p>Kako u razredu razgovarati o uređivanju genoma</p></li></ol>',
      '<p>Polaznici dobijaju radne listove koje mogu slobodno mijenjati.</p>',
    ].join(''),
  },
  bioinformatics: {
    title: 'Bioinformatika za početnike',
    content: [
      '<p>Pet popodneva uz računar, za one koji sekvence imaju, a s njima ne znaju kuda. Sve se radi u besplatnim programima i javnim bazama podataka.</p>',
      '<h1>Program</h1>',
      '<ul><li><p>formati zapisa i provjera kvaliteta,</p></li><li><p>pretraživanje baza i poravnanje sekvenci,</p></li><li><p>filogenetsko stablo i šta ono <em>ne</em> govori,</p></li><li><p>prvi koraci u komandnoj liniji.</p></li></ul>',
    ].join(''),
  },
  notebook: {
    title: 'Laboratorijski dnevnik koji razumiju i drugi',
    content: [
      '<p>Kratak kurs o vođenju papirnog i elektronskog dnevnika. Mjerilo je jednostavno: može li kolega za godinu dana ponoviti ogled samo na osnovu zapisa.</p>',
      '<p>Govori se o imenovanju uzoraka i datoteka, ispravkama koje ostaju vidljive, čuvanju izvornih podataka i vlasništvu nad zapisima.</p>',
      '<p>Na kraju polaznici razmjenjuju po jednu stranicu dnevnika i pokušavaju je pročitati.</p>',
    ].join(''),
  },
  cellCulture: {
    title: 'Rad s ćelijskim kulturama',
    content: [
      '<p>Praktična obuka u malim grupama, od prvog otapanja ćelija do provjere na mikoplazmu. Namijenjena je doktorandima i stručnim saradnicima.</p>',
      '<h1>Šta se uvježbava</h1>',
      '<ol><li><p>Aseptičan rad u kabinetu s laminarnim protokom</p></li><li><p>Presađivanje, brojanje i zamrzavanje ćelija</p></li><li><p>Prepoznavanje kontaminacije</p></li><li><p>Provjera identiteta ćelijske linije</p></li></ol>',
      '<p>Svaki polaznik vodi vlastitu kulturu tokom cijele obuke.</p>',
    ].join(''),
  },
  proteomics: {
    title: 'Masena spektrometrija u proteomici',
    content: [
      '<p>Kurs za korisnike, a ne za operatere: kako pripremiti uzorak, šta zatražiti od servisne laboratorije i kako pročitati tabelu koja od nje stigne.</p>',
      '<h1>Teme</h1>',
      '<ul><li><p>razgradnja tripsinom i uklanjanje soli,</p></li><li><p>identifikacija proteina i stopa lažnih nalaza,</p></li><li><p>relativna kvantifikacija i nedostajuće vrijednosti.</p></li></ul>',
    ].join(''),
  },
  integrity: {
    title: 'Integritet u istraživanju',
    content: [
      '<p>Seminar zasnovan na primjerima: dotjerane slike, izostavljeni rezultati, poklonjena autorstva i plagijat. Polaznici u grupama odlučuju šta bi učinili, a zatim porede odluke s kodeksima struke.</p>',
      '<h1>Za koga</h1>',
      '<p>Za doktorande i mentore. Najkorisniji je kada dođu <strong>zajedno</strong>.</p>',
    ].join(''),
  },
  proposals: {
    title: 'Kako nastaje dobar projektni prijedlog',
    content: [
      '<p>Dva dana posvećena projektnom prijedlogu: od istraživačkog pitanja i hipoteze do budžeta i plana rizika. Polaznici pišu, razmjenjuju nacrte i ocjenjuju ih kao da su članovi komisije.</p>',
      '<h1>Rezultat</h1>',
      '<p>Svaki polaznik odlazi s jednom stranicom na kojoj stoje pitanje, pristup i razlog zašto posao treba uraditi baš sada.</p>',
    ].join(''),
  },
  quality: {
    title: 'Kontrola kvaliteta u medicinskoj laboratoriji',
    content: [
      '<p>Stručno usavršavanje za biohemičare i laboratorijske tehničare. Na primjerima kontrolnih karata polaznici prepoznaju slučajnu i sistemsku grešku i odlučuju kada nalaz ne smije biti izdat.</p>',
      '<h1>Sadržaj</h1>',
      '<ul><li><p>unutrašnja kontrola i pravila za njeno tumačenje,</p></li><li><p>vanjska procjena kvaliteta,</p></li><li><p>mjerna nesigurnost i sljedivost,</p></li><li><p>provjera nove metode prije uvođenja.</p></li></ul>',
    ].join(''),
  },
  mentoring: {
    title: 'Mentorski program za doktorande',
    content: [
      '<p>Program povezuje doktorande s istraživačima izvan njihove ustanove. Razgovara se o svemu što u laboratoriji često ostane po strani: planiranju vremena, prvoj recenziji, odlasku u inostranstvo i povratku.</p>',
      '<h1>Kako izgleda</h1>',
      '<ol><li><p>Zajednički uvodni sastanak</p></li><li><p>Jedan razgovor mjesečno, uživo ili na daljinu</p></li><li><p>Kratak osvrt na kraju akademske godine</p></li></ol>',
      '<p>Mentor ne ocjenjuje disertaciju i ne učestvuje u komisijama.</p>',
    ].join(''),
  },
  lectures: {
    title: 'Ciklus predavanja: kako vidimo molekule',
    content: [
      '<p>Otvorena predavanja o metodama kojima se posmatra ono što se okom ne može vidjeti. Svako predavanje polazi od jedne slike i objašnjava kako je nastala.</p>',
      '<h1>Predavanja</h1>',
      '<ol><li><p>Difrakcija: kada kristal postane slika</p></li><li><p>Fluorescencija i granica rezolucije</p></li><li><p>Krioelektronska mikroskopija</p></li><li><p>Nuklearna magnetna rezonancija</p></li></ol>',
      '<p>Predznanje nije potrebno, a ulaz je slobodan.</p>',
    ].join(''),
  },
} satisfies Record<string, EducationText>;
