import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The fields of CycloneDX (cyclonedx.org) that are used; npm writes the list of installed packages. */
type Component = { name: string; version: string; licenses?: Licence[] };
type Licence = { expression?: string; license?: { id?: string; name?: string } };

/** Lists the packages of a production install with their licences; with a file name it also writes them there. */
function main([file]: string[]): void {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--loglevel=error'];
  const { stdout, stderr, status } = spawnSync('npm', words, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    process.stderr.write(stderr);
    process.exitCode = 1;
    return;
  }
  // npm runs scripts in the project's folder, wherever it was called.
  if (file) writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), stdout);
  const { components } = JSON.parse(stdout) as { components: Component[] };
  for (const { name, version, licenses = [] } of components) {
    const names = licenses.map(
      ({ expression, license }) => expression ?? license?.id ?? license?.name ?? '?',
    );
    process.stdout.write(`${name} ${version}  ${names.join(', ') || 'no licence stated'}\n`);
  }
  process.stdout.write(`\n${components.length} packages\n`);
}

main(process.argv.slice(2));
