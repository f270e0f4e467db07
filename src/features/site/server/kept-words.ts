import * as z from 'zod/mini';
import { keptHtml } from '#features/content/server/html/sanitize.ts';
import { type SiteInput, siteInput, type Words } from '../schemas.ts';

type Sent = Omit<SiteInput, 'version'>;

/** The words after a change: what was not sent stays, HTML is sanitized, and what is not set is left out. */
export function changedWords(stored: Words, sent: Sent): Words {
  const { logo, mission, activities, contact, membership, people, privacy, accessibility, ...others } = sent;
  const changed = {
    ...stored,
    ...given(others),
    ...given({ mission: html(mission, 'mission'), activities: html(activities, 'activities') }),
    ...given({ privacy: html(privacy, 'privacy'), accessibility: html(accessibility, 'accessibility') }),
    ...(logo !== undefined && { logo: logo ?? '' }),
    ...(people && { people: people.map(person => withoutEmpty(person, ['term', 'orcid'])) }),
    contact: { ...stored.contact, ...given(contact ?? {}) },
    membership: membershipAfter(stored.membership, membership ?? {}),
  };
  return withoutEmpty(changed, ['logo', 'privacy', 'accessibility']) as Words;
}

/** Words as they are stored that come from elsewhere; undefined if no form would give them. */
export function checkedWords(text: string): string | undefined {
  const words = parsed(text);
  if (!words || !z.safeParse(siteInput, words).success) return undefined;
  const { mission, activities, privacy, accessibility, membership } = words;
  const texts = {
    ...given({ mission: html(mission, 'mission'), activities: html(activities, 'activities') }),
    ...given({ privacy: html(privacy, 'privacy'), accessibility: html(accessibility, 'accessibility') }),
    ...(membership && { membership: membershipAfter(membership, membership) }),
  };
  return JSON.stringify({ ...words, ...texts });
}

function parsed(text: string): Partial<Words> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function membershipAfter(
  stored: Words['membership'],
  { text, fees, ...others }: NonNullable<Sent['membership']>,
): Words['membership'] {
  const changed = given({
    text: html(text, 'membership.text'),
    fees: html(fees, 'membership.fees'),
    ...others,
  });
  return withoutEmpty({ ...stored, ...changed }, ['fees']);
}

function html(text: string | undefined, field: string): string | undefined {
  return text === undefined ? undefined : keptHtml(text, field, { keepsPaths: true });
}

/** What was sent of an object. */
function given<Sent extends object>(sent: Sent): { [K in keyof Sent]?: Exclude<Sent[K], undefined> } {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof Sent]?: Exclude<Sent[K], undefined> };
}

/** An object without those of its keys that say nothing. */
function withoutEmpty<Value extends object>(value: Value, keys: readonly (keyof Value)[]): Value {
  const isEmpty = (key: string) => keys.includes(key as keyof Value) && !value[key as keyof Value];
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isEmpty(key))) as Value;
}
