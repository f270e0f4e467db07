/** Whether a file is a picture without animation, of a type that browsers can encode. */
export async function isStill(file: Blob): Promise<boolean> {
  if (file.type === 'image/jpeg') return true;
  // Both formats declare an animation near the beginning.
  const text = new TextDecoder('latin1').decode(await file.slice(0, 64 * 1024).arrayBuffer());
  if (file.type === 'image/png') return text.includes('IDAT') && !text.split('IDAT', 1)[0]?.includes('acTL');
  if (file.type === 'image/webp') return !text.includes('ANIM');
  return false;
}
