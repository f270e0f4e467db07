/** What can be in the trash, in the order of the filter. */
export const trashedTypes = [
  'news',
  'symposium',
  'workshop',
  'congress',
  'education',
  'publication',
  'album',
  'image',
  'application',
  'question',
  'member',
] as const;
export type TrashedType = (typeof trashedTypes)[number];

export function isTrashedType(type: string): type is TrashedType {
  return trashedTypes.some(known => known === type);
}

/** Whether something belongs to another thing, which has to be restored first if it is in the trash too. */
export function isPart(type: string): type is 'image' | 'application' {
  return type === 'image' || type === 'application';
}
