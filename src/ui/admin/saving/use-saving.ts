import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OnProgress } from '#shared/api/api-client.ts';
import { isOffline } from '#shared/api/error-text.ts';
import { useTranslation } from '#ui/i18n.tsx';
import { withShrunkImages } from '../files/shrink-image.ts';
import { hasSessionEnded, showServerErrors } from '../forms/form.ts';
import { useWithSession } from './sign-in-again.ts';

export type SaveOptions = { signal: AbortSignal; onProgress?: OnProgress };

/** Thrown when the user cancels a save. Nothing is reported. */
export class SaveCancelled extends Error {}

/** The files that are being sent. `progress` is from 0 to 1. */
export type Sending = { what: 'image' | 'document' | 'files'; progress: number };

type Saving<Values extends FieldValues, Saved, Way> = {
  save: (values: Values, options: SaveOptions, way: Way) => Promise<Saved>;
  onSaved: (saved: Saved, way: Way) => void;
  describeFailure: (error: unknown) => string;
};

/**
 * Saves a form, in one of the ways that it can be saved, one request at a time. After an error the form stays as
 * it is.
 */
export function useSaving<Values extends FieldValues, Saved, Way>(
  form: UseFormReturn<Values>,
  { save, onSaved, describeFailure }: Saving<Values, Saved, Way>,
) {
  const { t } = useTranslation('screens');
  const withSession = useWithSession();
  const [failure, setFailure] = useState<string>();
  const [sending, setSending] = useState<Sending>();
  const controllerRef = useRef<AbortController>(undefined);
  /** The sheet is unmounted later. */
  const isSaved = useRef(false);

  const send = async (values: Values, way: Way) => {
    const controller = new AbortController();
    controllerRef.current = controller;
    const what = filesIn(values);
    if (what) setSending({ what, progress: 0 });
    const options: SaveOptions = {
      signal: controller.signal,
      ...(what && { onProgress: progress => setSending({ what, progress }) }),
    };
    try {
      const shrunk = await withShrunkImages(values);
      controller.signal.throwIfAborted();
      const saved = await withSession(() => save(shrunk, options, way));
      isSaved.current = true;
      onSaved(saved, way);
    } catch (error) {
      if (controller.signal.aborted || error instanceof SaveCancelled) return;
      if (hasSessionEnded(error)) return setFailure(t('sessionEnded'));
      if (isOffline(error)) return setFailure(t('offline'));
      const text = describeFailure(error);
      if (!showServerErrors(form, error)) setFailure(text);
    } finally {
      controllerRef.current = undefined;
      setSending(undefined);
    }
  };
  return {
    failure,
    sending,
    submit: async (way: Way) => {
      if (form.formState.isSubmitting || isSaved.current) return;
      setFailure(undefined);
      await form.handleSubmit(values => send(values, way))();
    },
    cancel: () => controllerRef.current?.abort(),
  };
}

function filesIn(values: FieldValues): Sending['what'] | undefined {
  const files = Object.values(values).filter(value => value instanceof File);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return undefined;
  if (images.length === files.length) return 'image';
  return images.length === 0 ? 'document' : 'files';
}
