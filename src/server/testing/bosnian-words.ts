/** Letters and words that no English text of the panel has. */
export const bosnianWords =
  /[čćšžđ]|(?<!\p{L})(?:dodaj|ili|iz|je|još|kao|nije|nisu|od|obri\w*|otvori|poruk[aeu]|prijav[aeiu]|sačuva\w*|se|slik[aeu]|stranic[aeiu]|sve|uredi|za|zatvori)(?!\p{L})/iu;
