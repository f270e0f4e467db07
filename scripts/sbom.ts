import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A package as npm notes it where it has installed it. */
type Installed = { version?: string; license?: string; integrity?: string; dev?: true };

/** The fields of CycloneDX (cyclonedx.org) that are used. */
type Component = {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses?: [{ expression: string }];
  hashes?: { alg: string; content: string }[];
};

const folder = 'node_modules/';

/**
 * The packages that a production install has: those that are installed here and not for development alone. (`npm sbom`
 * leaves out what development needs too, and fails where its packages are missing.)
 */
function listComponents(): Component[] {
  const lock = readFileSync(join(import.meta.dirname, '../node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Installed> };
  return Object.entries(packages).flatMap(([path, { version = '', integrity, dev, ...stated }]) => {
    if (dev) return [];
    const license = stated.license ?? licenceIn(path);
    const name = path.slice(path.lastIndexOf(folder) + folder.length);
    const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
    return {
      type: 'library',
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      ...(license && { licenses: [{ expression: license }] }),
      ...(digest && { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }),
    };
  });
}

/** By the text that a package comes with, where it does not state its licence. */
function licenceIn(path: string): string | undefined {
  const file = join(import.meta.dirname, '..', path, 'LICENSE');
  return existsSync(file) && /^MIT License\s/.test(readFileSync(file, 'utf8')) ? 'MIT' : undefined;
}

/** Lists the packages of a production install with their licences; with a file name it also writes them there. */
function main([file]: string[]): void {
  const components = listComponents();
  const bill = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1, components };
  // npm runs scripts in the project's folder, wherever it was called.
  if (file)
    writeFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), file), `${JSON.stringify(bill, null, 2)}\n`);
  for (const { name, version, licenses } of components)
    process.stdout.write(`${name} ${version}  ${licenses?.[0].expression ?? 'no licence stated'}\n`);
  process.stdout.write(`\n${components.length} packages\n`);
}

main(process.argv.slice(2));
