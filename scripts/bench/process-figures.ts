import { readdirSync, readFileSync } from 'node:fs';

/** A process's processor time in nanoseconds: of all its threads, and of the main thread. */
export type CpuTime = { total: number; main: number };

/** The first field of schedstat is the time on a processor (docs.kernel.org/scheduler/sched-stats.html). */
export function cpuTimeOf(pid: number): CpuTime {
  const folder = `/proc/${pid}/task`;
  const times = tryRead(() => readdirSync(folder), []).map(thread => ({
    isMain: thread === String(pid),
    // The thread may have ended since the folder was read.
    spent: Number(tryRead(() => readFileSync(`${folder}/${thread}/schedstat`, 'utf8'), '0').split(' ')[0]),
  }));
  if (times.length === 0) return { total: Number.NaN, main: Number.NaN };
  const sum = (some: typeof times) => some.reduce((total, { spent }) => total + spent, 0);
  return { total: sum(times), main: sum(times.filter(({ isMain }) => isMain)) };
}

/** The memory of a process in MiB: now, and its peak. */
export function memoryOf(pid: number): { now: number; peak: number } {
  const status = tryRead(() => readFileSync(`/proc/${pid}/status`, 'utf8'), '');
  const mebibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
  return { now: mebibytes('VmRSS'), peak: mebibytes('VmHWM') };
}

/** Only Linux has these files; elsewhere the figures are NaN. */
function tryRead<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
