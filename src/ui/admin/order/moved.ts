/** The list with one entry at another place, from 0. */
export function moved<Entry>(list: readonly Entry[], entry: Entry, place: number): Entry[] {
  const others = list.filter(one => one !== entry);
  return others.toSpliced(place, 0, entry);
}
