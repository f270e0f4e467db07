import * as z from 'zod/mini';
import { user } from '#features/accounts/contract.ts';
import { endpoint } from '#shared/api/endpoint.ts';
import { defaultLanguage } from '#shared/language.ts';
import { language, reference, requiredText, whole } from '#shared/validation.ts';

/**
 * What has versions: an item by its type, such as `news` or `application`, and its id; of the type `site` the words of a
 * language, by default Bosnian.
 */
const subject = {
  type: requiredText(),
  id: reference(),
  lang: z._default(language(), defaultLanguage),
};
/** In reads another value of `lang` is Bosnian, as in all of them. */
const readSubject = { ...subject, lang: z._default(z.catch(language(), defaultLanguage), defaultLanguage) };
const version = whole(1, Number.MAX_SAFE_INTEGER);

const madeBy = {
  version: z.int(),
  /** An instant. */
  at: z.string(),
  /** The account; null where it is unknown. */
  by: z.nullable(user),
};

const versionEntry = z.object({
  ...madeBy,
  /** The names in forms of the fields that the version changed. */
  changed: z.array(z.string()),
});
export type VersionEntry = z.infer<typeof versionEntry>;

/** An item as the calls of its type answer it. */
const item = z.looseObject({ version: z.int() });
const contentItem = z.looseObject({ id: z.int(), version: z.int(), title: z.string() });

export const versionCalls = {
  /** An item's versions, the newest first. */
  list: endpoint({
    name: 'listVersions',
    method: 'GET',
    path: '/versions',
    access: 'editor',
    query: z.object(readSubject),
    response: z.array(versionEntry),
    schemaName: 'Version',
    errors: ['forbidden', 'not_found'],
    clientMessage: 'Failed to fetch versions',
  }),
  /** An item as it was in a version. Its state is the present one, which is no part of a version. */
  show: endpoint({
    name: 'showVersion',
    method: 'GET',
    path: '/versions',
    when: ['version'],
    access: 'editor',
    query: z.object({ ...readSubject, version }),
    response: z.object({ ...madeBy, item }),
    errors: ['forbidden', 'not_found'],
    clientMessage: 'Failed to fetch version',
  }),
  /**
   * The counterpart of an outdated item: as it was when the item was last current, and as it is now. Null of any other
   * item, and where the version is not known; 404 where it is not kept.
   */
  newTexts: endpoint({
    name: 'showNewTexts',
    method: 'GET',
    path: '/versions/new-texts',
    access: 'editor',
    id: 'id',
    query: z.object({ type: requiredText() }),
    response: z.nullable(z.object({ before: contentItem, after: contentItem })),
    schemaName: 'NewTexts',
    clientMessage: 'Failed to fetch new texts',
  }),
  /** Makes an item what it was in a version; this is a new version, even if nothing differs. */
  restore: endpoint({
    name: 'restoreVersion',
    method: 'POST',
    path: '/versions/restore',
    access: 'editor',
    body: { types: ['json'], schema: z.object({ ...subject, version }) },
    response: item,
    errors: ['forbidden', 'not_found'],
    clientMessage: 'Failed to restore version',
  }),
};
