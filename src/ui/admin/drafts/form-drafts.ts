import { createDrafts, type NamedDraft } from '#ui/forms/drafts.ts';

/** The changes to a form. Files are left out: the storage holds only text. */
export type Changes = {
  version?: number | undefined;
  /** The title of the item. */
  label: string;
  values: Record<string, unknown>;
  hadFiles: boolean;
};

const prefix = 'panel-draft:';

export const formDrafts = createDrafts<Changes>({ prefix, parse: changesIn });

function changesIn(stored: unknown): Changes | undefined {
  const { version, label, values, hadFiles } = (stored ?? {}) as Partial<Changes>;
  if (typeof values !== 'object' || values === null) return undefined;
  return {
    version: typeof version === 'number' ? version : undefined,
    label: typeof label === 'string' ? label : '',
    values,
    hadFiles: hadFiles === true,
  };
}

/** Separates the form's name from the number of the slot, when several tabs edit the same form. */
const separator = '#';

/** The name of the form of a draft. */
export function draftedForm(name: string): string {
  return name.split(separator, 1)[0] ?? '';
}

/** The draft in which an open form stores its changes, until it is released. */
export type Claim = { name: string; release: () => void };

/**
 * Claims a draft for a form: the newest one that no tab has open, else an empty one. Two tabs with the same
 * form have separate drafts. With `isEmpty` always an empty one.
 */
export async function claimPlace(form: string, { isEmpty = false } = {}): Promise<Claim> {
  const kept = formDrafts.list(form).map(({ name }) => name);
  const places = [form, ...Array.from({ length: 8 }, (_, index) => `${form}${separator}${index + 2}`)];
  const ofForm = kept.filter(name => draftedForm(name) === form);
  const usable = isEmpty ? places.filter(name => !kept.includes(name)) : [...ofForm, ...places];
  for (const name of new Set(usable)) {
    const release = await lock(name);
    if (release) return { name, release };
  }
  return { name: form, release: () => {} };
}

/** The drafts that no tab has open, for forms whose names start with a prefix. */
export async function abandonedDrafts(beginning: string): Promise<NamedDraft<Changes>[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isOpen = (name: string) => held.some(one => one.name === prefix + name);
  return formDrafts.list(beginning).filter(({ name }) => !isOpen(name));
}

/** Removes all drafts of a form whose item was deleted. */
export function dropDrafts(form: string): void {
  for (const { name } of formDrafts.list(form)) if (draftedForm(name) === form) formDrafts.remove(name);
}

const listeners = new Set<() => void>();

/** Calls back when a form of this tab has claimed a draft or released it. Returns the function that ends it. */
export function onClaimsChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Without https there are no locks; then all tabs share one draft. */
function lock(name: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(tell);
  return new Promise(resolve => {
    const isReleased = locks.request(prefix + name, { ifAvailable: true }, held => {
      if (!held) return resolve(undefined);
      tell();
      return new Promise<void>(release => resolve(release));
    });
    void isReleased.then(tell);
  });
}
