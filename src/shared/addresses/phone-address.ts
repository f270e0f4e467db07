/** What calls a telephone number, or the first of several, without the spaces and brackets that people write. */
export function phoneAddress(phone: string): string {
  const [number = ''] = /[+\d][\d\s()/.-]*/.exec(phone) ?? [];
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
