import { useEffect, useRef, useState } from 'react';
import type { OnProgress } from '#shared/api/api-client.ts';
import { newIdempotencyKey } from '#shared/api/idempotency-key.ts';

/** How a file gets to the site before what refers to it is saved. */
export type FileSending<Sent> = {
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: OnProgress; idempotencyKey: string },
  ) => Promise<Sent>;
  describeFailure: (error: unknown) => string;
};

/** Sends a file at a time. Unmounting cancels it. `progress` is from 0 to 1 while one is sent. */
export function useFileSending<Sent>({ send, describeFailure }: FileSending<Sent>) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const controllerRef = useRef<AbortController>(undefined);
  /** One key for all tries of a file, so that a lost response does not store it twice. */
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => controllerRef.current?.abort(), []);

  const sendFile = async (file: File): Promise<Sent | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const idempotencyKey = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, idempotencyKey);
    setFailure(undefined);
    setProgress(0);
    try {
      const sent = await send(file, { signal, onProgress: setProgress, idempotencyKey });
      return signal.aborted ? undefined : sent;
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error));
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  return { sendFile, progress, failure };
}
