/** Whether a text is an ORCID iD whose check character is right (ISO 7064, MOD 11-2). */
export function isOrcid(text: string): boolean {
  if (!/^(\d{4}-){3}\d{3}[\dX]$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')];
  const last = digits.pop();
  const total = digits.reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return last === (check === 10 ? 'X' : String(check));
}
