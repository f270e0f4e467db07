import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-client.ts';
import { movingCalls } from '../contract.ts';
import { mostPieces, pieceSize } from '../states.ts';

/** In bytes. */
export const largestZip = pieceSize * mostPieces;

/** How often a piece is sent when the line breaks. */
const attempts = 4;

/** Sends a ZIP piece by piece; returns what the import is told of it. */
export async function sendZip(
  api: ApiClient,
  file: File,
  onProgress: (sent: number) => void,
): Promise<{ upload: string; pieces: number; name: string }> {
  const upload = [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
  const pieces = Math.max(1, Math.ceil(file.size / pieceSize));
  for (let position = 0; position < pieces; position += 1) {
    onProgress(position / pieces);
    const piece = file.slice(position * pieceSize, (position + 1) * pieceSize);
    await sendPiece(api, { upload, position, piece });
  }
  onProgress(1);
  return { upload, pieces, name: file.name };
}

async function sendPiece(api: ApiClient, body: { upload: string; position: number; piece: Blob }) {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await api(movingCalls.sendPiece, { body });
    } catch (error) {
      const isLine = error instanceof ApiError && error.code === 'network';
      if (!isLine || attempt === attempts) throw error;
    }
}

/** Whether it is one of ours by its beginning; the site looks again. */
export async function isZip(file: File): Promise<boolean> {
  return (await file.slice(0, 2).text()) === 'PK';
}
