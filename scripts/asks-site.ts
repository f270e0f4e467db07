import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, '../src');
const databases = /\/server\/testing\/test-(site|database)\.ts$/;
/** Imports from the folders of what tests share. What imports types alone asks nothing. */
const imports = /^(?:import|export) (?!type )[^;]*?'([^']+\.ts)';/gm;
const known = new Map<string, boolean>();

/** Whether a test has a database, by its own imports or by those of what it shares with others. */
export function asksSite(file: string): boolean {
  const answer = known.get(file) ?? readImports(file).some(path => databases.test(path) || asksSite(path));
  known.set(file, answer);
  return answer;
}

function readImports(file: string): string[] {
  known.set(file, false);
  const names = [...readFileSync(file, 'utf8').matchAll(imports)].map(([, name = '']) => name);
  const paths = names.map(name =>
    name.startsWith('#') ? join(source, name.slice(1)) : join(dirname(file), name),
  );
  return paths.filter(path => path.includes('/testing/'));
}
