import { createDrafts, type NamedDraft } from '../drafts.ts';

/** What was changed of a form, files left out: storage takes none. */
export type Changes = {
  version?: number | undefined;
  /** What the form is about, for whoever looks for it: its title. */
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

/** Between what a form is of and the number of the place, where several are open at once. */
const separator = '#';

/** What a place of changes is of. */
export function formOf(name: string): string {
  return name.split(separator, 1)[0] ?? '';
}

/** Where an open form keeps its changes; given back when it is closed. */
export type Claim = { name: string; release: () => void };

/**
 * A place that no other open form writes in: that of the newest changes that nobody has open, else an empty one. Two
 * tabs with the same form keep each their own.
 */
export async function claimPlace(form: string): Promise<Claim> {
  const kept = formDrafts.list(form).map(({ name }) => name);
  const places = [form, ...Array.from({ length: 8 }, (_, index) => `${form}${separator}${index + 2}`)];
  const ofForm = kept.filter(name => formOf(name) === form);
  for (const name of new Set([...ofForm, ...places])) {
    const release = await lock(name);
    if (release) return { name, release };
  }
  return { name: form, release: () => {} };
}

/** The changes whose forms' names begin so and that no tab has open. */
export async function abandonedDrafts(beginning: string): Promise<NamedDraft<Changes>[]> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const isOpen = (name: string) => held.some(one => one.name === prefix + name);
  return formDrafts.list(beginning).filter(({ name }) => !isOpen(name));
}

/** Forgets the changes of a form, wherever they are kept: what they are of is no more. */
export function dropDrafts(form: string): void {
  for (const { name } of formDrafts.list(form)) if (formOf(name) === form) formDrafts.remove(name);
}

/** Without https there are no locks: all tabs share a place. */
function lock(name: string): Promise<(() => void) | undefined> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return Promise.resolve(() => {});
  return new Promise(resolve => {
    void locks.request(prefix + name, { ifAvailable: true }, held =>
      held ? new Promise<void>(release => resolve(release)) : resolve(undefined),
    );
  });
}
