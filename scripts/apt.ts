import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package as root or with a sudo that needs no password; returns whether it succeeded. */
export function installByApt(name: string, purpose: string): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  const apt = (...words: string[]) =>
    isRoot ? run('apt-get', words) : run('sudo', ['-n', 'apt-get', ...words]);
  process.stdout.write(`Installing Debian’s ${name} for ${purpose} …\n`);
  return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', name);
}

/** Whether a command could be run and succeeded; only its errors are shown. */
export function run(command: string, words: string[]): boolean {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}
