import { type Finding, hint, well, wrong } from './finding.ts';

export type Machine = {
  now: Date;
  nodeVersion: string;
  /** How many files and connections a process may open; undefined if unlimited. */
  openFiles: number | undefined;
  /** The state of the built pages, compared with the sources. */
  build: 'missing' | 'old' | 'current';
};

const leastNode = 26;
const leastOpenFiles = 4_096;
/** When this was written; an earlier time means that the clock is wrong. */
const earliest = new Date('2026-11-01T00:00:00Z');

export function checkMachine({ now, nodeVersion, openFiles }: Machine): Finding[] {
  const clock =
    now < earliest
      ? wrong(
          `The clock says ${now.toISOString()}, which is past.`,
          'Set the clock: timedatectl set-ntp true',
        )
      : well(`The clock says ${now.toISOString().slice(0, 16)} (UTC).`);
  const node =
    Number.parseInt(nodeVersion, 10) < leastNode
      ? wrong(`Node is ${nodeVersion}.`, `Install Node ${leastNode} or later (docs/deploy.md).`)
      : well(`Node is ${nodeVersion}.`);
  const limits =
    openFiles !== undefined && openFiles < leastOpenFiles
      ? hint(
          `A process may open only ${openFiles} files and connections.`,
          `Allow ${leastOpenFiles} or more: LimitNOFILE in the systemd unit, ulimit -n elsewhere.`,
        )
      : well('The limit of open files and connections is high enough.');
  return [clock, node, limits];
}

export function checkBuild(build: Machine['build']): Finding {
  if (build === 'missing') return wrong('The pages are not built.', 'Run: npm run build');
  if (build === 'old') return wrong('The pages are older than their sources.', 'Run: npm run build');
  return well('The pages are built.');
}
