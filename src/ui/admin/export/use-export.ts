import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../files/save-file.ts';
import { createPace, type Pace } from './pace.ts';

/** The progress is shown after this time, in milliseconds. */
const patience = 1_000;

type Export = {
  /** In steps of ten percent; undefined while no progress is shown. */
  percent: number | undefined;
  isBusy: boolean;
  /** Creates a file and downloads it. Rejects if that fails, but not if it is cancelled. */
  start: (fileName: string, make: (pace: Pace) => Promise<Blob>) => Promise<void>;
  cancel: () => void;
};

/** Exports one file at a time, and shows the progress of a long export. */
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
      saveFile(await Promise.race([make(pace), aborted(current.signal)]), fileName);
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

/** So that cancelling does not wait for the current step. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
