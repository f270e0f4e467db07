/** Whether a file is one picture that does not move, of a kind that browsers write as well as read. */
export async function isStill(file: Blob): Promise<boolean> {
  if (file.type === 'image/jpeg') return true;
  // Both say it near their beginning, before the first picture.
  const text = new TextDecoder('latin1').decode(await file.slice(0, 64 * 1024).arrayBuffer());
  if (file.type === 'image/png') return text.includes('IDAT') && !text.split('IDAT', 1)[0]?.includes('acTL');
  if (file.type === 'image/webp') return !text.includes('ANIM');
  return false;
}
