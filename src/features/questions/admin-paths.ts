/** Where the messages are read. */
export const questionsPath = '/admin/pitanja';

const openedHash = (id: number) => `#pitanje-${id}`;

/** The list with one message in full. */
export function questionPath(id: number): string {
  return questionsPath + openedHash(id);
}

/** Whether an address asks for a message in full. */
export function opensQuestion(hash: string, id: number): boolean {
  return hash === openedHash(id);
}
