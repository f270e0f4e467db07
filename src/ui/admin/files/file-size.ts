/** '15,1'. Rounded up, so that a file that is too large does not seem to fit. */
export function inMegabytes(bytes: number): string {
  const tenths = Math.ceil((bytes / 1024 ** 2) * 10);
  return (tenths / 10).toFixed(1).replace('.', ',');
}
