import { readFile, writeFile } from 'node:fs/promises';

async function memory(pid: number | undefined, field: 'VmHWM' | 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

/** The most memory that a process has had (proc(5)), in bytes. */
export const peakOfMemory = (pid: number | undefined) => memory(pid, 'VmHWM');

/** From here on it is the most since now; returns the present use. */
export async function resetPeakOfMemory(pid: number | undefined): Promise<number> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
  return memory(pid, 'VmRSS');
}
