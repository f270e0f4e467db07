import { createDrafts, type Drafts, type DraftsPlace } from '#ui/forms/drafts.ts';
import type { FormTexts } from './texts.ts';

/** `begunAt` is in milliseconds since 1970. */
export type FormDraft = { begunAt: number; texts: FormTexts };

/** In milliseconds. It applies to the tab's storage too, because a closed tab can be reopened. */
const lifetime = 24 * 60 * 60 * 1_000;

type Options = { tab?: () => DraftsPlace; device?: () => DraftsPlace; now?: () => number };

/**
 * Drafts of public forms. They end with the tab, because computers are shared, except for fields that neither
 * identify the visitor nor contain contact data. A draft in the format of an earlier version is removed.
 */
export function createFormDrafts({
  tab = () => sessionStorage,
  device = () => localStorage,
  now = Date.now,
}: Options = {}) {
  const options = { prefix: 'draft:', parse: draftIn, lifetime, now };
  const inTab = createDrafts<FormDraft>({ ...options, place: tab });
  const onDevice = createDrafts<FormDraft>({ ...options, place: device });
  return {
    read(name: string): FormDraft | undefined {
      const parts = [onDevice, inTab]
        .map(place => place.read(name)?.content)
        .filter(part => part !== undefined);
      if (parts.length === 0) return undefined;
      return {
        begunAt: Math.min(...parts.map(({ begunAt }) => begunAt)),
        texts: Object.assign({}, ...parts.map(({ texts }) => texts)),
      };
    },
    /** `lasting` names the fields that may outlive the tab. */
    write(name: string, { begunAt, texts }: FormDraft, lasting: readonly string[]): void {
      const partOf = (isLasting: boolean) =>
        Object.fromEntries(Object.entries(texts).filter(([field]) => lasting.includes(field) === isLasting));
      keep(inTab, name, { begunAt, texts: partOf(false) });
      keep(onDevice, name, { begunAt, texts: partOf(true) });
    },
    remove(name: string): void {
      inTab.remove(name);
      onDevice.remove(name);
    },
  };
}

export const drafts = createFormDrafts();

function keep(place: Drafts<FormDraft>, name: string, draft: FormDraft): void {
  if (Object.keys(draft.texts).length > 0) place.write(name, draft);
  else place.remove(name);
}

function draftIn(stored: unknown): FormDraft | undefined {
  const { begunAt, texts } = (stored ?? {}) as Partial<FormDraft>;
  if (typeof begunAt !== 'number' || typeof texts !== 'object' || texts === null) return undefined;
  return {
    begunAt,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string')),
  };
}
