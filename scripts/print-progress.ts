import { type OnProgress, type Progress, paceOf } from '#features/moving/progress.ts';
import { megabytes } from '#server/backup/disk.ts';

const barLength = 20;

/** Shows in a terminal a bar that moves; elsewhere a line for each step and each quarter of it. */
export function createProgressPrinter(output: NodeJS.WriteStream = process.stdout): OnProgress {
  let step = '';
  let began = 0;
  let last = '';
  return progress => {
    const { done, total } = progress;
    if (progress.step !== step) {
      if (output.isTTY && step) output.write('\n');
      step = progress.step;
      began = performance.now();
    }
    const share = total > 0 ? Math.min(1, done / total) : 0;
    const pace = paceInWords(progress, (performance.now() - began) / 1_000);
    const percent = `${Math.floor(share * 100)} %`;
    if (output.isTTY) {
      const full = Math.round(share * barLength);
      const bar = '#'.repeat(full) + '-'.repeat(barLength - full);
      output.write(`\r[${bar}] ${step} ${percent}${pace}\x1b[K`);
      return;
    }
    const quarters = Math.floor(share * 4);
    const mark = `${step} ${quarters}`;
    if (mark !== last) output.write(quarters > 0 ? `${step}: ${quarters * 25} %${pace}\n` : `${step} …\n`);
    last = mark;
  };
}

function paceInWords({ step, ...progress }: Progress, seconds: number): string {
  const { perMinute, secondsLeft } = paceOf(progress, seconds);
  if (perMinute === null || secondsLeft === null) return '';
  const left = secondsLeft < 90 ? `${secondsLeft} s` : `${Math.round(secondsLeft / 60)} min`;
  const rate = step === 'writing' ? megabytes(perMinute) : perMinute;
  return `, ${rate} a minute, ${left} left`;
}
