/** Valid values of a field with the responses to them, and invalid ones with their sentences. */
export type FieldValues = {
  sample: readonly [sent: unknown, answered: unknown];
  right: readonly (readonly [sent: unknown, answered: unknown])[];
  wrong: readonly (readonly [sent: unknown, problem: string])[];
};

export const invalid = 'Unesena vrijednost nije ispravna.';
export const noChoice = 'Odaberite jednu od ponuđenih vrijednosti.';
export const noNumber = 'Unesite cijeli broj.';
export const tooLong = (maximum: number) => `Tekst može imati najviše ${maximum} znakova.`;

/** Values that are refused with one sentence. */
export const all = (values: readonly unknown[], problem: string) =>
  values.map(value => [value, problem] as const);
/** Values that are answered as they were sent. */
export const same = (values: readonly unknown[]) => values.map(value => [value, value] as const);

export const notText = all([1, true, ['a'], {}], invalid);
