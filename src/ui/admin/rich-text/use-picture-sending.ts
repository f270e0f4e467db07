import { useEffect, useRef, useState } from 'react';
import { newIdempotencyKey } from '#shared/idempotency-key.ts';
import { shrinkImage } from '../shrink-image.ts';
import { keepSentPicture, type PictureSending, type SentPicture } from './sent-pictures.ts';

/** Sends a picture at a time. Unmounting cancels it. `progress` is from 0 to 1 while one is sent. */
export function usePictureSending({ send, describeFailure }: PictureSending) {
  const [progress, setProgress] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const controllerRef = useRef<AbortController>(undefined);
  /** One key for all tries of a file, so that a lost response does not store it twice. */
  const keys = useRef(new WeakMap<File, string>());
  useEffect(() => () => controllerRef.current?.abort(), []);

  const sendPicture = async (file: File): Promise<SentPicture | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    const idempotencyKey = keys.current.get(file) ?? newIdempotencyKey();
    keys.current.set(file, idempotencyKey);
    setFailure(undefined);
    setProgress(0);
    try {
      const shrunk = await shrinkImage(file);
      const sent = await send(shrunk, { signal, onProgress: setProgress, idempotencyKey });
      if (signal.aborted) return undefined;
      keepSentPicture(sent.src, file);
      return sent;
    } catch (error) {
      if (!signal.aborted) setFailure(describeFailure(error));
      return undefined;
    } finally {
      setProgress(undefined);
    }
  };
  return { sendPicture, progress, failure };
}
