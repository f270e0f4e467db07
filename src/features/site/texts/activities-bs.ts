/** These texts were written for the site, for the association to review and replace. */
export const activitiesBs = {
  lead: 'Kongresi, edukacije, simpoziji i publikacije: kako Udruženje povezuje struku i prenosi znanje.',
  intro: [
    'Udruženje okuplja biohemičare i molekularne biologe s univerziteta, iz instituta, zdravstvenih ustanova i privrede. Djeluje na naučnim skupovima, u stručnom usavršavanju i u izdavaštvu.',
    'Ovdje je ukratko opisano šta pojedina djelatnost obuhvata i kome je namijenjena. Termini, mjesta održavanja i prijave objavljuju se uz svaki događaj.',
  ],
  parts: {
    congresses: {
      title: 'Kongresi',
      paragraphs: [
        'Kongres je najveći skup koji Udruženje organizuje. Program čine plenarna predavanja, usmena izlaganja po sekcijama i izlaganja uz postere iz biohemije, molekularne biologije i srodnih oblasti.',
        'Na kongresu mogu učestvovati istraživači, nastavnici, stručnjaci iz prakse i studenti, bez obzira na članstvo. Poziv za dostavljanje sažetaka, rokovi i uslovi učešća objavljuju se uz najavu kongresa.',
      ],
      link: 'Svi kongresi',
    },
    education: {
      title: 'Edukacije',
      paragraphs: [
        'Edukacije služe stalnom usavršavanju. Studentima i doktorandima pomažu da savladaju laboratorijske i računarske metode, a zaposlenima da prate razvoj struke.',
        'Teme se kreću od osnovnih tehnika i sigurnosti u laboratoriji do obrade podataka i pisanja naučnih radova. Uz svaku edukaciju navedeni su godina i sadržaj.',
      ],
      link: 'Sve edukacije',
    },
    symposium: {
      title: 'Simpoziji',
      paragraphs: [
        'Simpozij je kraći skup, posvećen jednoj temi. Pozvana predavanja daju pregled oblasti, a ostatak programa čine kraća izlaganja i rasprava.',
        'Simpozije Udruženje priređuje samostalno ili u saradnji s univerzitetima, institutima i srodnim udruženjima. Uz svaki su navedeni mjesto, vrijeme i organizator, a dok traju prijave i obrazac za prijavu.',
      ],
      link: 'Svi simpoziji',
    },
    publications: {
      title: 'Publikacije',
      paragraphs: [
        'Udruženje objavljuje i preporučuje publikacije koje služe struci: zbornike sažetaka, udžbenike, priručnike i stručne tekstove.',
        'Uz svaku publikaciju stoje kratak opis i poveznica na mjesto na kojem se može pročitati ili nabaviti.',
      ],
      link: 'Sve publikacije',
    },
    conclusion: {
      title: 'Zaključak',
      paragraphs: [
        'Ove se djelatnosti dopunjuju: ono što se na skupu prvi put iznese kasnije se uči na edukacijama i bilježi u publikacijama.',
        'Prijedlozi tema, predavača i saradnje su dobrodošli. Mogu ih uputiti članovi Udruženja, ustanove i svi koji se bave biohemijom i molekularnom biologijom.',
      ],
      link: 'Pišite Udruženju',
    },
  },
};
