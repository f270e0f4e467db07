/** The default lifetime of a draft, in milliseconds. */
const thirtyDays = 30 * 24 * 60 * 60 * 1_000;

type Draft<Content> = { savedAt: number; content: Content };
export type NamedDraft<Content> = Draft<Content> & { name: string };
export type DraftsPlace = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

type Options<Content> = {
  /** The prefix of the storage keys. */
  prefix: string;
  /** Checks what was stored, perhaps by an older version of the site. */
  parse: (stored: unknown) => Content | undefined;
  lifetime?: number;
  /** The default is the browser's local storage. */
  place?: () => DraftsPlace;
  now?: () => number;
};

export type Drafts<Content> = ReturnType<typeof createDrafts<Content>>;

/**
 * Drafts of forms in the browser's storage, by form name. If the storage is full or forbidden (then accessing
 * it throws), nothing is kept.
 */
export function createDrafts<Content>(options: Options<Content>) {
  const { prefix, parse, lifetime = thirtyDays, place = () => localStorage, now = Date.now } = options;
  const isFresh = ({ savedAt }: Draft<Content>) => savedAt <= now() && now() - savedAt <= lifetime;
  const draftIn = (json: string | null): Draft<Content> | undefined => {
    const stored = attempt(() => JSON.parse(json ?? '') as Partial<Draft<unknown>> | null);
    const content = parse(stored?.content);
    return typeof stored?.savedAt === 'number' && content !== undefined
      ? { savedAt: stored.savedAt, content }
      : undefined;
  };
  return {
    read: (name: string): Draft<Content> | undefined =>
      attempt(() => {
        const storage = place();
        // Expired drafts of all forms, because some forms are never opened again.
        for (const key of keysOf(storage, prefix)) {
          const draft = draftIn(storage.getItem(key));
          if (!draft || !isFresh(draft)) storage.removeItem(key);
        }
        return draftIn(storage.getItem(prefix + name));
      }),
    /** The drafts whose names start with a prefix, newest first. */
    list: (beginning: string): NamedDraft<Content>[] =>
      attempt(() => {
        const storage = place();
        const kept = keysOf(storage, prefix + beginning).flatMap(key => {
          const draft = draftIn(storage.getItem(key));
          return draft && isFresh(draft) ? [{ name: key.slice(prefix.length), ...draft }] : [];
        });
        return kept.sort((one, other) => other.savedAt - one.savedAt);
      }) ?? [],
    write(name: string, content: Content): void {
      const draft: Draft<Content> = { savedAt: now(), content };
      attempt(() => place().setItem(prefix + name, JSON.stringify(draft)));
    },
    remove(name: string): void {
      attempt(() => place().removeItem(prefix + name));
    },
  };
}

/** After the last change, in milliseconds. */
const pause = 400;

/** Saves a draft after a pause in typing, and at once when the page or the form is left. */
export function createAutosave(save: () => void, page: EventTarget = window) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    cancel();
    save();
  };
  page.addEventListener('pagehide', flush);
  return {
    schedule(): void {
      clearTimeout(timer);
      timer = setTimeout(flush, pause);
    },
    cancel,
    stop(): void {
      flush();
      page.removeEventListener('pagehide', flush);
    },
  };
}

function keysOf(storage: DraftsPlace, prefix: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter(key => key !== null).filter(key => key.startsWith(prefix));
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
