/** A time as `HH:MM`. `9:5`, `9.30`, `930`, `0930` and `9` are read too. */
export function readTime(text: string): string | undefined {
  const match = /^\s*(\d{1,2})\s*[:.,]\s*(\d{1,2})\s*$/.exec(text) ?? /^\s*(\d{1,2})(\d{2})?\s*$/.exec(text);
  if (!match) return undefined;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (hours > 23 || minutes > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
