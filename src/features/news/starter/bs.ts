export type StarterText = { title: string; description: string; author: string; content: string };

/** Invented news: no person, grant or event in them exists. */
export const bs = {
  callForAbstracts: {
    title: 'Otvoren poziv za sažetke za godišnji simpozij',
    description:
      'Sažetke usmenih izlaganja i postera primamo narednih šest sedmica. Ove godine poseban blok posvećen je metabolizmu lipida.',
    author: 'Programski odbor',
    content: [
      '<p>Programski odbor godišnjeg simpozija otvorio je poziv za prijavu sažetaka. Pozivamo istraživačice i istraživače iz svih oblasti biohemije i molekularne biologije da predstave <strong>neobjavljene rezultate</strong>, a studentima drugog i trećeg ciklusa posebno preporučujemo poster.</p>',
      '<h1>Tematski blokovi</h1>',
      '<ul><li><p>Metabolizam lipida i biološke membrane</p></li><li><p>Struktura i dinamika proteina</p></li><li><p>Regulacija ekspresije gena</p></li><li><p>Klinička i primijenjena biohemija</p></li></ul>',
      '<h1>Prije slanja provjerite</h1>',
      '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><p>Naslov nema više od 120 znakova.</p></li><li data-type="taskItem" data-checked="true"><p>Navedeni su svi autori i njihove ustanove.</p></li><li data-type="taskItem" data-checked="false"><p>Sažetak ima najviše 300 riječi, bez slika i tabela.</p></li><li data-type="taskItem" data-checked="false"><p>Označeno je želite li usmeno izlaganje ili poster.</p></li></ul>',
      '<p>Svaki sažetak ocjenjuju dva recenzenta. O ishodu ćemo vas obavijestiti e-mailom najkasnije tri sedmice nakon zatvaranja poziva. Prihvaćeni sažeci bit će objavljeni u elektronskom zborniku s <em>otvorenim pristupom</em>.</p>',
      '<p>Uputstvo za pripremu i predložak nalaze se na <a href="https://example.org/simpozij/sazeci" target="_blank" rel="noopener nofollow">stranici simpozija</a>. Sažetke na jezicima naroda Bosne i Hercegovine i na engleskom jeziku ocjenjujemo ravnopravno.</p>',
    ].join(''),
  },
  cryoLecture: {
    title: 'Predavanje: kako se danas određuje struktura proteina',
    description:
      'Otvoreno predavanje o kriogenoj elektronskoj mikroskopiji održava se u Sarajevu, a moći će se pratiti i u direktnom prijenosu.',
    author: 'Šejla Žerić',
    content: [
      '<p>Narednog četvrtka u 17 sati u Sarajevu organiziramo otvoreno predavanje o kriogenoj elektronskoj mikroskopiji – metodi koja je za nekoliko godina promijenila strukturnu biologiju. Predavač je Tvrtko Đulić, koji se bavi strukturom membranskih transportera.</p>',
      '<blockquote><p>Nekada smo mjesecima čekali kristal koji možda nikada neće narasti. Danas uzorak zamrznemo za nekoliko milisekundi, a pravi posao počinje na računaru.</p></blockquote>',
      '<figure><img src="/media/xray-2.webp" alt="Crtež difrakcijske slike: tamne mrlje u koncentričnim krugovima oko sjene nosača" width="1200" height="800"><figcaption>Difrakcijska slika kristala proteina: tako se struktura određivala prije kriogene mikroskopije.</figcaption></figure>',
      '<h1>O čemu će biti riječi</h1>',
      '<ol><li><p>Kako nastaje tanki sloj leda i zašto mora ostati staklast</p></li><li><p>Od hiljada mutnih snimaka do trodimenzionalne mape gustoće</p></li><li><p>Šta rezolucija od 2,5 Å zaista govori o položaju atoma</p></li><li><p>Gdje metoda još zakazuje: mali proteini i fleksibilni kompleksi</p></li></ol>',
      '<p>Predznanje iz fizike nije potrebno; predavanje je prilagođeno studentima završnih godina. Poslije predavanja predviđeno je pola sata za pitanja, a zatim druženje uz kafu.</p>',
      '<h1>Kako prisustvovati</h1>',
      '<p>Ulaz je slobodan, ali sala ima <strong>80 mjesta</strong>, pa molimo da dolazak najavite. Ko ne može doći, predavanje može pratiti <a href="https://example.org/prijenos" target="_blank" rel="noopener nofollow">u direktnom prijenosu</a>. Snimak ćemo objaviti sedmicu dana kasnije.</p>',
    ].join(''),
  },
  plateReader: {
    title: 'Novi čitač mikroploča dostupan svim članovima',
    description:
      'U zajedničkoj laboratoriji u Tuzli od ovog mjeseca radi uređaj koji mjeri apsorbanciju, fluorescenciju i luminiscenciju.',
    author: 'Mirnes Ćuprić',
    content: [
      '<p>Od ovog mjeseca u zajedničkoj laboratoriji u Tuzli članovima je na raspolaganju višenamjenski čitač mikroploča. Uređaj mjeri <strong>apsorbanciju, fluorescenciju i luminiscenciju</strong> na pločama sa 6 do 384 jažice, na temperaturama od sobne do 45 °C.</p>',
      '<p>Do sada je za jedno kinetičko mjerenje trebalo slati uzorke u drugi grad ili mjeriti kivetu po kivetu. Probni rad trajao je dvije sedmice. Za to vrijeme izmjereno je više od stotinu ploča, a odstupanje među jažicama kontrolne ploče bilo je manje od 2 %.</p>',
      '<h1>Kako rezervirati termin</h1>',
      '<ol><li><p>Završite kratku obuku, koja traje oko 90 minuta i održava se svakog prvog ponedjeljka u mjesecu.</p></li><li><p>Odaberite termin u kalendaru uređaja; jedan termin traje najduže četiri sata.</p></li><li><p>Podatke sačuvajte pod imenom oblika <code>prezime_datum_ploca01</code> i preuzmite ih istog dana.</p></li></ol>',
      '<p>Za članove je korištenje besplatno, a ostali pokrivaju samo troškove održavanja. <s>Rezervacije telefonom</s> više ne primamo: sve ide preko <a href="https://example.org/oprema/kalendar" target="_blank" rel="noopener nofollow">kalendara opreme</a>.</p>',
      '<hr>',
      '<p><em>Ploče i reagense korisnici nabavljaju sami. Ako niste sigurni koja ploča odgovara vašem ogledu, javite nam se prije narudžbe.</em></p>',
    ].join(''),
  },
  assembly: {
    title: 'Saziv godišnje skupštine',
    description:
      'Na dnevnom redu su izvještaji, finansijski plan, izbor dva člana nadzornog odbora i izmjene pravilnika o nagradama.',
    author: 'Upravni odbor',
    content: [
      '<p>Upravni odbor saziva redovnu godišnju skupštinu Udruženja. Skupština će se održati u Mostaru, s početkom u 11 sati, a članovi koji ne mogu doputovati mogu učestvovati putem videoveze.</p>',
      '<h1>Prijedlog dnevnog reda</h1>',
      '<ol><li><p>Izbor radnog predsjedništva i ovjerivača zapisnika</p></li><li><p>Izvještaj o radu i finansijski izvještaj</p></li><li><p>Mišljenje nadzornog odbora</p></li><li><p>Plan rada i finansijski plan</p></li><li><p>Izbor dva člana nadzornog odbora</p></li><li><p>Izmjene pravilnika o nagradama za mlade istraživače</p></li><li><p>Razno</p></li></ol>',
      '<h1>Pravo glasa</h1>',
      '<p>Glasati mogu redovni članovi s <u>izmirenom članarinom</u>. Punomoć se može dati drugom članu, ali jedan član zastupa najviše dvije osobe. Potpisana punomoć predaje se prije početka sjednice.</p>',
      '<h1>Kandidature i prijedlozi</h1>',
      '<p>Kandidature za nadzorni odbor, s kratkom biografijom i pisanom saglasnošću, primamo do desetog dana prije skupštine. Dopunu dnevnog reda može predložiti najmanje pet članova zajedno.</p>',
      '<p>Radni materijali bit će dostupni u <a href="https://example.org/dokumenti/skupstina" target="_blank" rel="noopener nofollow">arhivi dokumenata</a> sedam dana ranije. Ako u zakazano vrijeme nema kvoruma, sjednica počinje pola sata kasnije i odlučuje većinom prisutnih.</p>',
    ].join(''),
  },
  federation: {
    title: 'Udruženje primljeno u međunarodnu federaciju',
    description:
      'Punopravno članstvo našim članovima otvara fondove za putovanja, ljetne škole i povoljnije kotizacije.',
    author: 'Uredništvo',
    content: [
      '<p>Nakon dvije godine pridruženog statusa naše udruženje postalo je punopravna članica međunarodne federacije društava koja okupljaju biohemičare i molekularne biologe. Odluka je na sjednici vijeća donesena jednoglasno.</p>',
      '<blockquote><p>Za malu naučnu zajednicu ovo je više od znaka na memorandumu. Naši doktorandi od sada konkuriraju pod istim uslovima kao i njihove kolege iz velikih centara.</p></blockquote>',
      '<p>Tim riječima odluku je prenijela Nejra Čaušić, koja je vodila pregovore o pristupanju.</p>',
      '<h1>Šta se mijenja za članove</h1>',
      '<ul><li><p><strong>Putni fond:</strong> mladi istraživači mogu tražiti pomoć za odlazak na konferencije.</p></li><li><p><strong>Kotizacije:</strong> na skupovima federacije plaćamo članski iznos.</p></li><li><p><strong>Razmjena:</strong> boravci u partnerskim laboratorijama mogu trajati do tri mjeseca.</p></li><li><p><strong>Glas:</strong> Udruženje bira svog predstavnika u vijeću.</p></li></ul>',
      '<p>Pristupanje nije bilo samo papirologija: uskladili smo statut, uveli javne finansijske izvještaje i usvojili kodeks o postupanju s istraživačkim podacima. Zahvaljujemo svima koji su prevodili dokumente i strpljivo čitali nacrte.</p>',
      '<p>Članovi ne moraju ništa poduzimati. Potvrdu o članstvu, potrebnu za niže kotizacije, možete zatražiti <a href="https://example.org/clanstvo/potvrda" target="_blank" rel="noopener nofollow">putem obrasca</a>; izdajemo je u roku od tri radna dana.</p>',
    ].join(''),
  },
  travelGrants: {
    title: 'Pet stipendija za kratke istraživačke boravke',
    description:
      'Doktorandi i postdoktorandi mogu se prijaviti za boravak od dvije do osam sedmica u laboratoriji po vlastitom izboru.',
    author: 'Dženana Žutić',
    content: [
      '<p>Raspisujemo konkurs za pet stipendija namijenjenih kratkim istraživačkim boravcima u zemlji i inostranstvu. Cilj je jednostavan: <strong>naučiti metodu koje kod kuće nema</strong> i vratiti se s njom.</p>',
      '<h1>Ko se može prijaviti</h1>',
      '<ul><li><p>doktorandi s prijavljenom temom disertacije,</p></li><li><p>postdoktorandi do pet godina nakon odbrane,</p></li><li><p>stručni saradnici koji rade u javnim laboratorijama.</p></li></ul>',
      '<h1>Šta stipendija pokriva</h1>',
      '<p>Stipendija pokriva povratnu kartu, smještaj i dnevnice za boravak od dvije do osam sedmica. Troškove reagenasa pokriva laboratorija domaćin, što treba potvrditi pismom dobrodošlice.</p>',
      '<h2>Potrebni dokumenti</h2>',
      '<ol><li><p>opis posla na najviše dvije stranice,</p></li><li><p>biografija s popisom radova,</p></li><li><p>pismo laboratorije domaćina.</p></li></ol>',
      '<p>Komisija ocjenjuje jasnoću cilja, izvodljivost i korist za matičnu ustanovu. Broj radova <em>nije</em> presudan. U roku od dva mjeseca nakon povratka stipendisti drže kratko predavanje i objavljuju protokol metode u otvorenom pristupu.</p>',
      '<p>Prijave se šalju isključivo <a href="https://example.org/stipendije" target="_blank" rel="noopener nofollow">elektronskim obrascem</a>. Nepotpune prijave vraćamo na dopunu samo jednom.</p>',
    ].join(''),
  },
  schoolContest: {
    title: 'Srednjoškolsko takmičenje „Enzim u mojoj kuhinji“',
    description:
      'Ekipe iz osamnaest gradova pokazale su šta se o enzimima može naučiti s krompirom, ananasom i štopericom.',
    author: 'Vedrana Šljukić',
    content: [
      '<p>U Zenici je održano završno takmičenje „Enzim u mojoj kuhinji“, na kojem su učestvovale 42 ekipe srednjih škola iz osamnaest gradova. Zadatak je bio da se bez skupe opreme izmjeri kako djelovanje enzima ovisi o jednom činiocu i da se rezultat pošteno prikaže.</p>',
      '<p>Krompir i vodik-peroksid bili su najčešći izbor, ali bilo je i ananasa, kvasca, mlijeka i – jednom – proklijalog ječma. Žiri je posebno cijenio <strong>kontrolni ogled</strong> i procjenu greške.</p>',
      '<h1>Nagrađene ekipe</h1>',
      '<ol><li><p><strong>Prva nagrada:</strong> „Bromelain protiv želatine“ – utjecaj temperature na razgradnju želatine</p></li><li><p><strong>Druga nagrada:</strong> „Koliko pjeni krompir“ – brzina katalaze pri različitom pH</p></li><li><p><strong>Treća nagrada:</strong> „Slatki hljeb“ – razgradnja škroba praćena jodom</p></li></ol>',
      '<blockquote><p>Prvi put nam mjerenje nije uspjelo, drugi put nismo znali zašto jeste. Treći put smo zapisivali sve.</p></blockquote>',
      '<p>Tako je svoj rad opisala pobjednička ekipa, a žiri je rečenicu odmah predložio za moto narednog takmičenja. Nagrađeni će provesti dan u istraživačkoj laboratoriji, a škole dobijaju komplet pipeta.</p>',
      '<p>Zadaci i pravila ocjenjivanja dostupni su <a href="https://example.org/skole/takmicenje" target="_blank" rel="noopener nofollow">na stranici takmičenja</a> i slobodno se mogu koristiti u nastavi.</p>',
    ].join(''),
  },
  dataWorkshop: {
    title: 'Radionica iz analize podataka: od Ct vrijednosti do zaključka',
    description:
      'Dvodnevna radionica u Banjoj Luci okupila je 24 polaznika. Objavljujemo materijale i kratak primjer.',
    author: 'Ognjen Ćeković',
    content: [
      '<p>U Banjoj Luci smo održali dvodnevnu radionicu o obradi rezultata kvantitativnog PCR-a. Polaznici su donijeli vlastite podatke, a tabelarni kalkulator je ostao zatvoren: sve smo radili u skriptama koje se mogu ponoviti.</p>',
      '<h1>Najčešće greške</h1>',
      '<ul><li><p>tehnička ponavljanja računaju se kao biološka,</p></li><li><p>referentni gen bira se po navici, bez provjere stabilnosti,</p></li><li><p>prosjek se uzima nakon stepenovanja, a ne prije njega.</p></li></ul>',
      '<p>Posljednja je najpodmuklija jer rezultat izgleda uredno. Primjer ispod računa relativnu promjenu metodom ΔΔCt; razlika se izražava u ciklusima sve do posljednjeg reda.</p>',
      '<pre><code>ploca &lt;- read.csv("ploca01.csv")\nploca$dct &lt;- ploca$ct_gen - ploca$ct_ref\nkontrola &lt;- mean(ploca$dct[ploca$grupa == "kontrola"])\nploca$ddct &lt;- ploca$dct - kontrola\nploca$promjena &lt;- 2^(-ploca$ddct)</code></pre>',
      '<p>Funkcija <code>mean</code> ovdje smije stajati samo zato što su vrijednosti još u logaritamskoj skali.</p>',
      '<p>Prezentacije, podaci za vježbu i rješenja nalaze se <a href="https://example.org/radionice/qpcr" target="_blank" rel="noopener nofollow">u repozitoriju radionice</a>. Zbog velikog interesa radionicu ćemo ponoviti; polaznici s liste čekanja imaju prednost.</p>',
    ].join(''),
  },
  strainNetwork: {
    title: 'Pokrenuta mreža za razmjenu plazmida i sojeva',
    description:
      'Zajednički popis već sadrži više od tri stotine plazmida, sojeva i ćelijskih linija iz devet laboratorija.',
    author: 'Nejra Čaušić',
    content: [
      '<p>Koliko puta ste iz inostranstva naručili plazmid koji već stoji u zamrzivaču dvije ulice dalje? Od ove sedmice odgovor se može potražiti u zajedničkom popisu. Devet laboratorija upisalo je prvih <strong>tri stotine stavki</strong>: plazmide, bakterijske sojeve, kvasce i nekoliko ćelijskih linija.</p>',
      '<h1>Kako mreža radi</h1>',
      '<p>Svaka stavka ima oznaku, na primjer <code>BH-P0127</code>, kratak opis, mapu ili sekvencu i ime odgovorne osobe. Zahtjev se šalje iz popisa, a laboratorija ima deset dana da odgovori.</p>',
      '<h2>Tri pravila</h2>',
      '<ol><li><p>Ko primi materijal, plaća dostavu i ne prosljeđuje ga dalje.</p></li><li><p>Izvor se navodi u radu, po mogućnosti s oznakom iz popisa.</p></li><li><p>Ako je sekvenca drugačija od opisa, to se prijavljuje u popis.</p></li></ol>',
      '<p>Materijal zaštićen ugovorom ili patentom <u>ne upisuje se</u> bez pisane saglasnosti vlasnika. Patogeni sojevi i ljudski uzorci nisu dio mreže.</p>',
      '<hr>',
      '<p>Popis održavaju volonteri, a nove laboratorije mogu se pridružiti u svakom trenutku. Uputstvo za upis i predložak tabele nalaze se <a href="https://example.org/mreza" target="_blank" rel="noopener nofollow">na stranici mreže</a>.</p>',
    ].join(''),
  },
  crystalSchool: {
    title: 'Ljetna škola: od kristala do modela',
    description:
      'Sedam dana, šesnaest polaznika i jedan tvrdoglavi lizozim: bilješke s ljetne škole makromolekularne kristalografije.',
    author: 'Tvrtko Đulić',
    content: [
      '<p>Na Jahorini je završena ljetna škola makromolekularne kristalografije. Šesnaest polaznika prošlo je za sedam dana cijeli put: od kapi na pokrovnom stakalcu do modela koji se može predati u bazu podataka.</p>',
      '<h1>Dani u laboratoriji</h1>',
      '<p>Prva dva dana pripadala su kristalizaciji. Lizozim je obično zahvalan protein, ali ovoga puta nije žurio: prvi kristali pojavili su se tek kada je neko primijetio da je pufer pripremljen s pogrešnim pH. <em>Greška je ostala u zapisniku kao najbolja lekcija škole.</em></p>',
      '<h1>Dani za računarom</h1>',
      '<p>Podatke smo prikupili daljinskim pristupom, a zatim:</p>',
      '<ul><li><p>odredili simetriju i procijenili kvalitet podataka,</p></li><li><p>riješili fazni problem molekulskom zamjenom,</p></li><li><p>gradili i dotjerivali model, sve dok je faktor <strong>Rfree</strong> padao.</p></li></ul>',
      '<blockquote><p>Mapa gustoće ne laže, ali rado prešuti ono što je niste pitali.</p></blockquote>',
      '<p>Najbolji modeli imali su rezoluciju od 1,6 Å. Sva predavanja i zadaci objavljeni su <a href="https://example.org/ljetna-skola" target="_blank" rel="noopener nofollow">u arhivi škole</a>, a naredna škola bavit će se proteinima bez stalne strukture.</p>',
    ].join(''),
  },
  glossary: {
    title: 'Rječnik biohemijskih termina: počinje javna rasprava',
    description:
      'Radna grupa predlaže domaće nazive za četiri stotine pojmova. Primjedbe se mogu slati naredna dva mjeseca.',
    author: 'Željka Čomić-Đurđić',
    content: [
      '<p>Kažemo li „preklapanje“, „savijanje“ ili „uvijanje“ proteina? Da li je <em>primer</em> „početnica“ ili ipak „prajmer“? Radna grupa za terminologiju objavila je nacrt rječnika s <strong>četiri stotine pojmova</strong> i poziva sve članove da ga komentiraju.</p>',
      '<h1>Načela</h1>',
      '<ol><li><p>Prednost ima naziv koji je već u upotrebi i koji je razumljiv studentima.</p></li><li><p>Međunarodni naziv ostaje kada je domaći duži ili dvosmislen.</p></li><li><p>Skraćenice se ne prevode: <code>DNA</code>, <code>RNA</code> i <code>ATP</code> ostaju kakve jesu.</p></li></ol>',
      '<p>Rječnik ne propisuje jedini ispravan oblik. Uz svaki pojam stoje engleski naziv, kratko objašnjenje i, gdje postoje, ravnopravne varijante. Namijenjen je nastavnicima, prevodiocima i svima koji pišu završne radove.</p>',
      '<h1>Kako učestvovati</h1>',
      '<p>Primjedba treba sadržavati pojam, prijedlog i najmanje jedan primjer upotrebe. Šalje se <a href="https://example.org/rjecnik" target="_blank" rel="noopener nofollow">putem obrasca uz svaki pojam</a>. Radna grupa odgovorit će na svaku primjedbu, a sporne pojmove iznijet će na otvoreni sastanak u Sarajevu.</p>',
      '<p>Konačna verzija bit će slobodno dostupna, i za čitanje i za preuzimanje.</p>',
    ].join(''),
  },
  openDay: {
    title: 'Više od hiljadu posjetilaca na danu otvorenih laboratorija',
    description:
      'Pet gradova, dvanaest laboratorija i najduži red ispred mikroskopa: kako je protekao dan otvorenih vrata.',
    author: 'Šejla Žerić',
    content: [
      '<p>Jedne subote godišnje laboratorije otvaraju vrata svima. Ove godine to je iskoristilo <strong>više od hiljadu posjetilaca</strong> u Sarajevu, Tuzli, Mostaru, Banjoj Luci i Zenici. Najmlađa posjetiteljica imala je četiri godine i najviše pitanja.</p>',
      '<h1>Šta se moglo vidjeti</h1>',
      '<ul><li><p>izdvajanje DNA iz banane, sa sapunicom i kuhinjskom soli,</p></li><li><p>vlastite ćelije pod mikroskopom,</p></li><li><p>proteini na gelu, koji se boje pred očima publike,</p></li><li><p>kviz „Aminokiselina ili začin“.</p></li></ul>',
      '<p>Najduži red bio je ispred fluorescentnog mikroskopa. Volonterke i volonteri, njih šezdesetak, objašnjavali su bez stručnih riječi – i priznali da je to teže od odbrane diplomskog rada.</p>',
      '<blockquote><p>Mislila sam da je laboratorija tiho mjesto. A ovdje svi stalno nešto provjeravaju i raspravljaju se.</p></blockquote>',
      '<p>To je zapis jedne srednjoškolke iz knjige utisaka. Mi bismo ga rado stavili na vrata.</p>',
      '<hr>',
      '<p>Uputstva za oglede koji se mogu izvesti kod kuće, uz nadzor odrasle osobe, objavili smo <a href="https://example.org/otvorena-vrata" target="_blank" rel="noopener nofollow">na stranici događaja</a>. Škole koje žele posjetu izvan tog dana mogu nam se javiti tokom cijele godine.</p>',
    ].join(''),
  },
} satisfies Record<string, StarterText>;
