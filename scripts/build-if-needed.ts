import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist/server/ssr.js');

/** Builds where there is no build or the sources are newer; an installation without build tools has its build. */
export function buildIfNeeded(): void {
  if (!existsSync(join(root, 'node_modules/vite'))) return;
  const folders = ['src', 'public'].flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(file => join(folder, file)),
  );
  const sources = [...folders, 'vite.config.ts', 'package-lock.json'];
  const newest = Math.max(...sources.map(file => statSync(join(root, file)).mtimeMs));
  if (existsSync(built) && statSync(built).mtimeMs > newest) return;
  process.stdout.write('Building the pages …\n');
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
}
