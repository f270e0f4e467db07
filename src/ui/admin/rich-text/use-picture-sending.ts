import { shrinkImage } from '../files/shrink-image.ts';
import { useFileSending } from '../files/use-file-sending.ts';
import { keepSentPicture, type PictureSending, type SentPicture } from './sent-pictures.ts';

/** Sends a picture at a time. Unmounting cancels it. `progress` is from 0 to 1 while one is sent. */
export function usePictureSending({ send, describeFailure }: PictureSending) {
  const { sendFile, progress, failure } = useFileSending({
    send: async (file: File, options) => send(await shrinkImage(file), options),
    describeFailure,
  });
  const sendPicture = async (file: File): Promise<SentPicture | undefined> => {
    const sent = await sendFile(file);
    if (sent) keepSentPicture(sent.src, file);
    return sent;
  };
  return { sendPicture, progress, failure };
}
