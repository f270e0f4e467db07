/**
 * The shape of a translation of `Source`. Plural forms differ between languages (Bosnian one/few/other, English
 * one/other), so `_few` may be left out; a test asks each language for its own forms.
 */
export type Translation<Source> = {
  [Key in keyof Source as Key extends `${string}_few` ? never : Key]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
};
