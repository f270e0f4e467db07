import { readdirSync, readFileSync } from 'node:fs';

/** Nanoseconds on a processor since the process began: of all its threads, and of the first of them. */
export type CpuTime = { total: number; main: number };

/** The first field of schedstat is the time on a processor (docs.kernel.org/scheduler/sched-stats.html). */
export function cpuTimeOf(pid: number): CpuTime {
  const folder = `/proc/${pid}/task`;
  const times = tryRead(() => readdirSync(folder), []).map(thread => ({
    isMain: thread === String(pid),
    // A thread may have ended since the folder was read.
    spent: Number(tryRead(() => readFileSync(`${folder}/${thread}/schedstat`, 'utf8'), '0').split(' ')[0]),
  }));
  if (times.length === 0) return { total: Number.NaN, main: Number.NaN };
  const sum = (some: typeof times) => some.reduce((total, { spent }) => total + spent, 0);
  return { total: sum(times), main: sum(times.filter(({ isMain }) => isMain)) };
}

/** MiB of a process in memory now, and at most so far. */
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
