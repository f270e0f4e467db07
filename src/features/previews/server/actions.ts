import { createToken } from '#features/accounts/server/tokens.ts';
import { noteDeed } from '#server/audit/audit-trail.ts';
import type { Tx } from '#server/db/schema.ts';
import type { Services } from '#server/services.ts';
import { previewPath } from '../paths.ts';
import { insertPreview, type Previewed } from './queries.ts';

/** In milliseconds: seven days (docs/contract.md#previews). */
const lifetime = 7 * 24 * 60 * 60_000;

/** Makes a link, which is told nowhere but in the answer. */
export async function makePreview(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { title, ...previewed }: Previewed & { title: string },
): Promise<{ url: string; expires_at: string }> {
  const { token, hash } = createToken();
  const expiresAt = new Date(clock().getTime() + lifetime);
  await insertPreview(tx, hash, previewed, expiresAt);
  noteDeed({ action: 'create', type: 'preview', title });
  return { url: previewPath.href({ token }), expires_at: expiresAt.toISOString() };
}
