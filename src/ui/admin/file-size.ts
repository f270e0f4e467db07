/** A size in bytes as people read it: '15,1'. Never less than it is, or it would seem to fit. */
export function inMegabytes(bytes: number): string {
  const tenths = Math.ceil((bytes / 1024 ** 2) * 10);
  return (tenths / 10).toFixed(1).replace('.', ',');
}
