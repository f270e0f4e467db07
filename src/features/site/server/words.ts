import type { Db } from '#server/db/schema.ts';
import { TableCache } from '#server/db/tracking/table-cache.ts';
import type { TableTracker } from '#server/db/tracking/table-tracker.ts';
import type { Association, PageAssociation } from '#shared/association.ts';
import { type Language, languages } from '#shared/language.ts';
import { splitLinks } from '#shared/text/links-in-text.ts';
import type { SiteInput, Words } from '../schemas.ts';
import { starter } from '../starter/starter.ts';
import { changedWords } from './kept-words.ts';

/** The words as they are stored, with the instants between which their notice is public. */
export type StoredWords = Words & {
  version: number;
  updated_at: string | null;
  notice_from: string | null;
  notice_until: string | null;
};

export type Both<Value> = Readonly<Record<Language, Value>>;

export async function readWords(db: Db): Promise<Both<StoredWords>> {
  const rows = await db
    .selectFrom('site_texts')
    .select(['lang', 'version', 'words', 'notice_from', 'notice_until', 'updated_at'])
    .execute();
  const [bs, en] = languages.map((language): StoredWords => {
    const row = rows.find(({ lang }) => lang === language);
    if (!row) return startingWords[language];
    const { lang: _, words, ...facts } = row;
    // Of the starting words only what came with a later version of this program is left.
    return { ...starter[language], ...(JSON.parse(words) as Words), ...facts };
  }) as [StoredWords, StoredWords];
  return { bs, en };
}

function starting(language: Language): StoredWords {
  const facts = { version: 1, updated_at: null, notice_from: null, notice_until: null };
  return { ...starter[language], ...facts };
}
const startingWords = { bs: starting('bs'), en: starting('en') };

/** The words of now, kept in memory until they are changed (docs/decisions/0063-the-associations-words.md). */
export class SiteWords {
  readonly #db: Db;
  readonly #tracker: TableTracker;
  readonly #kept: TableCache<Both<StoredWords>>;
  #lastKnown: Both<StoredWords> = startingWords;

  constructor(db: Db, tracker: TableTracker, kept?: TableCache<Both<StoredWords>>) {
    this.#db = db;
    this.#tracker = tracker;
    this.#kept = kept ?? new TableCache({ tracker, max: 1 });
  }

  /** `db` is the caller's: in a transaction nothing may wait for a read outside, which may wait for the transaction. */
  async read(db: Db): Promise<Both<StoredWords>> {
    if (db.isTransaction) return this.#kept.get('') ?? readWords(db);
    this.#lastKnown = await this.#kept.getOrMake('', () => readWords(db));
    return this.#lastKnown;
  }

  /** As every page has it, at an instant. While the database is away it is what was known last. */
  async forPages(at: string): Promise<Both<PageAssociation>> {
    const words = await this.read(this.#db).catch(() => {
      // Whatever is made of this holds until the words can be read again.
      this.#tracker.recordRead(['site_texts']);
      return this.#lastKnown;
    });
    return { bs: onPages(words.bs, at), en: onPages(words.en, at) };
  }

  /** The words with changes that are not saved. */
  previewing(changes: PreviewedChanges): SiteWords {
    // A cache of each preview's own would be told of changes for ever.
    return new PreviewedWords(changes, this.#db, this.#tracker, this.#kept);
  }

  /** What was read last, for what is said when nothing can be read. */
  get lastKnown(): Both<Association> {
    return this.#lastKnown;
  }
}

export type PreviewedChanges = Partial<Both<Omit<SiteInput, 'version'>>>;

/** The words of now with changes that are not saved; the notice as if its time had come. */
class PreviewedWords extends SiteWords {
  readonly #changes: PreviewedChanges;

  constructor(changes: PreviewedChanges, ...shared: ConstructorParameters<typeof SiteWords>) {
    super(...shared);
    this.#changes = changes;
  }

  override async read(db: Db): Promise<Both<StoredWords>> {
    const stored = await super.read(db);
    const changed = (language: Language): StoredWords => {
      const { [language]: changes } = this.#changes;
      if (!changes) return stored[language];
      const always = changes.notice && { notice_from: null, notice_until: null };
      return { ...stored[language], ...changedWords(stored[language], changes), ...always };
    };
    return { bs: changed('bs'), en: changed('en') };
  }
}

function onPages(words: StoredWords, at: string): PageAssociation {
  const { name, short_name, contact, social, footer, logo } = words;
  const notice = publicNotice(words, at)?.text;
  return {
    name,
    short_name,
    contact,
    social,
    footer,
    ...(logo && { logo }),
    ...(notice && { notice: splitLinks(notice) }),
  };
}

/** The notice if it is to be shown at an instant. */
export function publicNotice(
  { notice, notice_from, notice_until }: StoredWords,
  at: string,
): Words['notice'] {
  const isShown = (!notice_from || notice_from <= at) && (!notice_until || at < notice_until);
  return isShown ? notice : null;
}
