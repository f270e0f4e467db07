/** Letters and words that no English text of the panel has. */
export const bosnianWords =
  /[čćšžđ]|(?<!\p{L})(?:dodaj|ili|iz|je|još|kao|nije|nisu|od|obri\w*|otvori|poruk[aeu]|prijav[aeiu]|sačuva\w*|se|slik[aeu]|stranic[aeiu]|sve|uredi|za|zatvori)(?!\p{L})/iu;

/** “Vi” and “Vaš” as they are written to many: whoever reads the panel, a form or a message is one person. */
export const smallVi = /(?<!\p{L})v(?:aš\p{L}*|as|am|ama|i)(?!\p{L})/u;
