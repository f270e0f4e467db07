/** The shape of a translation of `Source`. Languages have different plural forms, so `_few` may be left out. */
export type Translation<Source> = {
  [Key in keyof Source as Key extends `${string}_few` ? never : Key]: Source[Key] extends string
    ? string
    : Translation<Source[Key]>;
};
