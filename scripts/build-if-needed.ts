import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/server/ssr.js');

/** Whether there are built pages, and whether the sources have changed since. */
export function stateOfBuild(): 'missing' | 'old' | 'current' {
  if (!existsSync(built)) return 'missing';
  const folders = ['src', 'public'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  );
  const sources = [...folders, 'vite.config.ts', 'package-lock.json'].filter(
    file => !file.includes('.test.') && existsSync(join(root, file)),
  );
  const newest = Math.max(...sources.map(file => statSync(join(root, file)).mtimeMs));
  return statSync(built).mtimeMs > newest ? 'current' : 'old';
}

/** Builds if there is no build or the sources are newer. An installation without build tools has a build. */
export function buildIfNeeded(): void {
  if (!existsSync(join(root, 'node_modules/vite')) || stateOfBuild() === 'current') return;
  process.stdout.write('Building the pages …\n');
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
}
