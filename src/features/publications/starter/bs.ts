export type PublicationText = { title: string; description: string };

/** Invented publications: none of them exists. */
export const bs = {
  enzymeAssays: {
    title: 'Preporuke za mjerenje aktivnosti enzima',
    description:
      '<p>Kako opisati uslove mjerenja da bi ih drugi mogli ponoviti: pufer, temperatura, koncentracija supstrata i jedinice. Na kraju je kontrolna lista na jednoj stranici.</p>',
  },
  labManual: {
    title: 'Praktikum iz opće biohemije',
    description: [
      '<p>Vježbe za studente prvog ciklusa, s kratkim teorijskim uvodom, postupkom i pitanjima za razmišljanje.</p>',
      '<ul><li><p>puferi i titracija aminokiselina,</p></li><li><p>određivanje proteina,</p></li><li><p>kinetika enzima,</p></li><li><p>hromatografija i elektroforeza.</p></li></ul>',
    ].join(''),
  },
  abstracts: {
    title: 'Zbornik sažetaka godišnjeg simpozija',
    description:
      '<p>Sažeci usmenih izlaganja i postera, recenzirani i objavljeni u otvorenom pristupu. Uz svaki sažetak navedena je i adresa za dopisivanje s autorima.</p>',
  },
  bulletinMethods: {
    title: 'Bilten Udruženja: metode koje dijelimo',
    description: [
      '<p>Broj posvećen protokolima koji su iz laboratorije u laboratoriju prenošeni usmeno, a sada su prvi put zapisani.</p>',
      '<p>Iz sadržaja: <em>kompetentne ćelije bez tajni</em>, <em>gel koji ne puca</em> i <em>pet načina da se izgubi RNA</em>.</p>',
    ].join(''),
  },
  safetyPosters: {
    title: 'Plakati za sigurnu laboratoriju',
    description:
      '<p>Niz plakata za štampu u formatu A3: oznake opasnosti, razvrstavanje otpada, rad s tečnim azotom i postupak pri prosipanju hemikalija.</p>',
  },
  dataGuide: {
    title: 'Vodič za upravljanje istraživačkim podacima',
    description: [
      '<p>Kratak vodič za laboratorije bez vlastite informatičke službe: imenovanje datoteka, sigurnosne kopije, metapodaci i izbor repozitorija.</p>',
      '<p>Dodatak sadrži predložak plana upravljanja podacima.</p>',
    ].join(''),
  },
  schoolExperiments: {
    title: 'Zbirka ogleda za osnovne i srednje škole',
    description: [
      '<p>Ogledi koji se mogu izvesti u jednom školskom času, s popisom pribora, procjenom rizika i objašnjenjem za nastavnike.</p>',
      '<ol><li><p>Katalaza iz krompira</p></li><li><p>DNA iz banane</p></li><li><p>Pigmenti lista na filter-papiru</p></li></ol>',
    ].join(''),
  },
  pcrReporting: {
    title: 'Kako prikazati rezultate kvantitativnog PCR-a',
    description:
      '<p>Preporuke autorima i recenzentima: šta treba navesti o uzorku, početnicama, referentnim genima i ponavljanjima, i koji grafikon odgovara kojem pitanju.</p>',
  },
  glossary: {
    title: 'Rječnik biohemijskih termina: nacrt za javnu raspravu',
    description: [
      '<p>Nacrt rječnika s domaćim i engleskim nazivima, kratkim objašnjenjima i ravnopravnim varijantama.</p>',
      '<p>Primjedbe čitalaca radna grupa razmatra prije objavljivanja konačne verzije.</p>',
    ].join(''),
  },
  contestTasks: {
    title: 'Zadaci s takmičenja „Enzim u mojoj kuhinji“',
    description:
      '<p>Svi zadaci završnog takmičenja, pravila ocjenjivanja i komentari žirija. Nastavnici ih mogu slobodno koristiti i prilagođavati.</p>',
  },
  bulletinStrains: {
    title: 'Bilten Udruženja: plazmidi i sojevi na jednom mjestu',
    description: [
      '<p>Broj o mreži za razmjenu materijala: kako je nastala, kako se stavka upisuje i šta su prvi korisnici naučili.</p>',
      '<p>Uz to: savjeti za čuvanje sojeva i pregled domaćih propisa o genetički izmijenjenim organizmima.</p>',
    ].join(''),
  },
} satisfies Record<string, PublicationText>;
