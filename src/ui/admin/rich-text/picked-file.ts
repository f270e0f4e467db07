/** The file of a paste or drop that brings files, the first picture before others. */
export function pickedFile(data: DataTransfer | null): File | undefined {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
}
