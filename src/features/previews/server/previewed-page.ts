import { hashToken } from '#features/accounts/server/tokens.ts';
import { itemAddress } from '#features/content/server/item-address.ts';
import { getContent } from '#features/content/server/queries/items.ts';
import { withPreviewed } from '#features/content/server/visibility/visibility.ts';
import type { PreviewedPage } from '#server/feature.ts';
import type { Services } from '#server/services.ts';
import { AppError } from '#shared/api/errors.ts';
import { isLanguage } from '#shared/language.ts';
import { findPreview } from './queries.ts';

/** The page that a token shows; undefined if the link has expired or was withdrawn, or the item is gone. */
export async function findPreviewedPage(
  services: Services,
  token: string,
): Promise<PreviewedPage | undefined> {
  const preview = await findPreview(services.db, hashToken(token), services.clock());
  if (preview?.words) return withWords(services, preview.words);
  const manifest = preview && services.contentTypes.get(preview.type);
  if (!manifest) return undefined;
  const { id } = preview;
  const { table } = manifest.type;
  const visibleTo = withPreviewed(services.visibleTo, { table, id });
  const reading = { ...services, visibleTo };
  const item = await getContent({ ...reading, session: undefined }, manifest.type, id).catch(notFound);
  if (!item) return undefined;
  const language = isLanguage(item.lang) ? item.lang : undefined;
  const address = await itemAddress({ ...reading, session: undefined }, manifest, item);
  return { address, language, services: reading };
}

/** A page as it would be with words of the association that are not saved. */
function withWords(services: Services, words: string): PreviewedPage {
  const { page, ...changes } = JSON.parse(words);
  return {
    address: page,
    language: undefined,
    services: { ...services, site: services.site.previewing(changes) },
  };
}

function notFound(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
