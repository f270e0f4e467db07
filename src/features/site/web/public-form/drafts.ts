import type { Texts } from './texts.ts';

/** How long what was typed and not sent is kept on the reader's device. */
const lifetime = 30 * 24 * 60 * 60 * 1_000;
const prefix = 'draft:';

type Draft = { savedAt: number; texts: Texts };
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * What was typed into forms, by the form's name. Storage may be full, or forbidden (then getting at it throws
 * already): nothing is kept, and nothing else happens.
 */
export function createDrafts(place: () => Place, now: () => number = Date.now) {
  const isFresh = ({ savedAt }: Draft) => savedAt <= now() && now() - savedAt <= lifetime;
  return {
    read: (name: string): Texts =>
      attempt(() => {
        const storage = place();
        // Those of other forms too: who does not come back to a form still wants its text gone.
        for (const key of keysOf(storage)) {
          const draft = parse(storage.getItem(key));
          if (!draft || !isFresh(draft)) storage.removeItem(key);
        }
        return parse(storage.getItem(prefix + name))?.texts;
      }) ?? {},
    write(name: string, texts: Texts): void {
      attempt(() => {
        const storage = place();
        if (Object.keys(texts).length === 0) storage.removeItem(prefix + name);
        else storage.setItem(prefix + name, JSON.stringify({ savedAt: now(), texts } satisfies Draft));
      });
    },
    remove(name: string): void {
      attempt(() => place().removeItem(prefix + name));
    },
  };
}

/** In the browser's local storage. */
export const drafts = createDrafts(() => localStorage);

function keysOf(storage: Place): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  return keys.filter(key => key !== null).filter(key => key.startsWith(prefix));
}

/** A stored draft, whoever wrote it: an older version of the site, or the reader by hand. */
function parse(json: string | null): Draft | undefined {
  const { savedAt, texts } = attempt(() => JSON.parse(json ?? '') as Partial<Draft> | null) ?? {};
  if (typeof savedAt !== 'number' || typeof texts !== 'object' || texts === null) return undefined;
  const entries = Object.entries(texts).filter(([, text]) => typeof text === 'string');
  return { savedAt, texts: Object.fromEntries(entries) };
}

function attempt<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
