import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describeSystemError } from '../../data-folder/system-errors.ts';

/**
 * The problems of a database file, in SQLite's words; none if there is no file. Nothing is written, not even
 * the log of a crash applied. `quick` does not compare indexes with their tables.
 */
export function problemsOfDatabase(file: string, depth: 'quick' | 'whole'): string[] {
  if (!existsSync(file)) return [];
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const check = depth === 'quick' ? 'quick_check' : 'integrity_check';
      const problems = database
        .prepare(`PRAGMA ${check}(10)`)
        .all()
        // A row may have several lines, below the name of the database.
        .flatMap(row => String(Object.values(row)[0]).split('\n'));
      return problems.filter(problem => problem !== 'ok' && !problem.startsWith('*** '));
    } finally {
      database.close();
    }
  } catch (error) {
    // The database is too damaged to be checked.
    const words = describeSystemError(error, file);
    if (words) return [words];
    throw error;
  }
}
