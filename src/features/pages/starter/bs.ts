/** Examples, for the association to review and replace. */
export const bs = {
  documents: {
    title: 'Dokumenti',
    form: 'Pristupnica',
    content: [
      '<p>Statut, zapisnici sa sjednica, izvještaji o radu i obrasci Udruženja. Dokumenti su u formatu PDF.</p>',
      '<p>Ako Vam treba dokument kojeg ovdje nema, pišite nam na <strong>info@example.org</strong>.</p>',
    ].join(''),
  },
  media: {
    title: 'Za medije',
    logo: 'Logo u vektorskom obliku',
    content: [
      '<p>Podaci o Udruženju koje novinari najčešće trebaju. Tekstove i logo možete slobodno koristiti uz navođenje Udruženja.</p>',
      '<h1>Naziv</h1>',
      '<p>Puni naziv: Udruženje biohemičara i molekularnih biologa u Bosni i Hercegovini.</p>',
      '<p>Skraćeni naziv: UBMB BiH.</p>',
      '<h1>Ukratko</h1>',
      '<p>UBMB BiH okuplja biohemičare i molekularne biologe iz nauke, nastave, zdravstva i privrede u cijeloj Bosni i Hercegovini. Organizuje kongrese, simpozije, radionice i edukacije te objavljuje stručne publikacije.</p>',
      '<h1>Kontakt za medije</h1>',
      '<p>Predsjednica: prof. dr. Lejla Đurić-Šehić, Prirodno-matematički fakultet, Univerzitet u Sarajevu.</p>',
      '<p>E-mail: <strong>info@example.org</strong></p>',
      '<h1>Logo</h1>',
      '<figure><img src="/media/logo.webp" alt="Logo Udruženja: shematski prikaz molekule" width="640" height="480"></figure>',
      '<p>Za štampu i za sve veličine preuzmite logo u vektorskom obliku (PDF).</p>',
    ].join(''),
  },
};
