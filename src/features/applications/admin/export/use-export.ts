import { useEffect, useRef, useState } from 'react';
import { createPace, type Pace } from './pace.ts';

/** After how long it is said that a file is under way, in milliseconds. */
const patience = 1_000;

type Export = {
  /** How much is done, in tens of percent; undefined while nobody waits. */
  percent: number | undefined;
  isBusy: boolean;
  /** Makes a file and hands it to the browser; rejects when that fails, not when it is cancelled. */
  start: (fileName: string, make: (pace: Pace) => Promise<Blob>) => Promise<void>;
  cancel: () => void;
};

/** One file at a time, with its progress once it takes long. */
export function useExport(): Export {
  const [isBusy, setIsBusy] = useState(false);
  const [percent, setPercent] = useState<number>();
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const start: Export['start'] = async (fileName, make) => {
    const current = new AbortController();
    controller.current = current;
    setIsBusy(true);
    let percentDone = 0;
    let isLate = false;
    const tell = () => isLate && setPercent(percentDone);
    const timer = setTimeout(() => {
      isLate = true;
      tell();
    }, patience);
    const pace = createPace(part => {
      percentDone = Math.floor(part * 10) * 10;
      tell();
    }, current.signal);
    try {
      download(await Promise.race([make(pace), aborted(current.signal)]), fileName);
    } catch (error) {
      if (!current.signal.aborted) throw error;
    } finally {
      clearTimeout(timer);
      setPercent(undefined);
      setIsBusy(false);
    }
  };
  return { percent, isBusy, start, cancel: () => controller.current?.abort() };
}

/** Nobody who cancelled waits for a step that is under way. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Once the browser has begun to read it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
