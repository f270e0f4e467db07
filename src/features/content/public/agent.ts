/** Words of either language by which a body signs, rather than a person. */
const bodies = [
  'odbor|uprava|uredništvo|redakcija|sekcija|komisija|vijeće|skupština|udruženje|društvo|fakultet|institut|univerzitet',
  'tim|grupa|centar|ured|služba',
  'committee|board|editors?|editorial|section|commission|council|assembly|association|society|faculty|institute',
  'university|team|group|centre|center|office|department',
].join('|');
const ofBody = new RegExp(`(?<!\\p{L})(?:${bodies})(?!\\p{L})`, 'iu');

/**
 * Who did something, for search engines: the association, known by its abbreviation, or a body where that is plain,
 * else a person.
 */
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
