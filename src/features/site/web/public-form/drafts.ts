import { createDrafts } from '#ui/drafts.ts';
import type { Texts } from './texts.ts';

/** What visitors typed into public forms. */
export const drafts = createDrafts<Texts>({ prefix: 'draft:', parse: textsIn });

function textsIn(stored: unknown): Texts | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
}
