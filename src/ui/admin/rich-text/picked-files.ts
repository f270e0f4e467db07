/**
 * The files of a paste or drop: its pictures, and the others, which a text does not take. Without a picture the first
 * file stands for it, so that the dialog says why it is refused.
 */
export function pickedFiles(data: DataTransfer | null): { taken: File[]; left: File[] } {
  const files = [...(data?.files ?? [])];
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const taken = pictures.length > 0 ? pictures : files.slice(0, 1);
  return { taken, left: files.filter(file => !taken.includes(file)) };
}
