/** Texts for the API's errors and for refused form fields. */
export const bs = {
  errors: {
    bad_request: 'Zahtjev nije čitljiv.',
    unauthorized: 'Niste prijavljeni ili je sesija istekla.',
    wrong_credentials: 'Neispravni podaci za prijavu',
    not_found: 'Traženi sadržaj ne postoji ili je uklonjen.',
    method_not_allowed: 'Ova radnja ovdje nije moguća.',
    conflict: 'Podaci su u međuvremenu promijenjeni.',
    applications_closed: 'Prijave su zatvorene.',
    too_large: 'Poslani podaci su preveliki.',
    unsupported_type: 'Vrsta datoteke ili podataka nije podržana.',
    validation: 'Provjerite unesene podatke.',
    too_many: 'Previše pokušaja. Pokušajte ponovo malo kasnije.',
    internal: 'Došlo je do greške. Pokušajte ponovo.',
  },
  /** Replaces the sentence above for a file, because a form may have several. */
  fileErrors: {
    too_large: {
      image: 'Slika: datoteka je veća od 15 MB.',
      pdf: 'PDF: datoteka je veća od 25 MB.',
    },
    unsupported_type: {
      image: 'Slika: datoteka nije ispravna slika vrste JPEG, PNG, WebP, GIF ili AVIF.',
      pdf: 'PDF: datoteka nije ispravan PDF.',
    },
  },
  validation: {
    required: 'Ovo polje je obavezno.',
    invalid: 'Unesena vrijednost nije ispravna.',
    choice: 'Odaberite jednu od ponuđenih vrijednosti.',
    email: 'Unesite ispravnu e-mail adresu, npr. ime@primjer.ba',
    url: 'Unesite ispravnu adresu koja počinje sa http:// ili https://',
    day: 'Unesite ispravan datum, npr. 21.11.2026',
    dayOrder: 'Datum završetka ne može biti prije datuma početka.',
    time: 'Unesite ispravno vrijeme, npr. 09:00',
    number: 'Unesite cijeli broj.',
    count: 'Unesite cijeli broj, npr. 20.',
    tooLong: 'Tekst može imati najviše {{max}} znakova.',
    text: 'Tekst sadrži znakove koji se ne mogu sačuvati.',
    consent: 'Za prijavu je potrebna saglasnost.',
    wrongPassword: 'Trenutna lozinka nije ispravna.',
    passwordTooShort: 'Nova lozinka mora imati najmanje {{min}} karaktera',
    passwordTooCommon:
      'Ova lozinka je jedna od najčešćih i lako se pogodi. Odaberite drugu, npr. nekoliko riječi zajedno.',
    instant: 'Unesite dan i vrijeme.',
    tooManyPixels: 'Slika može imati najviše {{max}} megapiksela.',
    translation: 'Odaberite stavku iste vrste na drugom jeziku.',
    translated: 'Odabrana stavka već ima prijevod.',
    pairLanguage: 'Jezik se ne može promijeniti dok stavka ima prijevod.',
    idempotencyKey: 'Ključ mora imati od 1 do {{max}} znakova.',
    idempotencyKeyUsed: 'Ovaj ključ je već poslan s drugim podacima.',
  },
};
