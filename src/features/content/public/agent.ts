const bodies = [
  'odbor|uprava|uredništvo|redakcija|sekcija|komisija|vijeće|skupština|udruženje|društvo|fakultet|institut|univerzitet',
  'tim|grupa|centar|ured|služba',
  'committee|board|editors?|editorial|section|commission|council|assembly|association|society|faculty|institute',
  'university|team|group|centre|center|office|department',
].join('|');
const ofBody = new RegExp(`(?<!\\p{L})(?:${bodies})(?!\\p{L})`, 'iu');

/** The author for search engines: an organization if the name says so, otherwise a person. */
export function agent(
  name: string,
  abbreviation: string,
): { '@type': 'Organization' | 'Person'; name: string } {
  const isBody = ofBody.test(name) || name.includes(abbreviation);
  return { '@type': isBody ? 'Organization' : 'Person', name };
}

/** Several names in one field: 'Amra Kovač, Emir Džafić i Nejra Čaušić'. */
export function agents(names: string, abbreviation: string): ReturnType<typeof agent>[] {
  return names
    .split(/\s*[,;]\s*|\s+(?:i|and)\s+/u)
    .filter(name => name !== '')
    .map(name => agent(name, abbreviation));
}
