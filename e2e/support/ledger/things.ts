import type { SentFile } from './sent-files.ts';

export type Fields = Record<string, unknown>;
export type Kind = 'workshop' | 'congress' | 'album' | 'image' | 'application' | 'question';

/** A write: fields by their names in responses, and files by the response fields that refer to them. */
export type Sent = { fields: Fields; files: Readonly<Record<string, SentFile>> };
export type Write = { action: 'create' | 'update'; sent: Sent } | { action: 'remove' | 'restore' | 'purge' };

export type State = {
  fields: Fields;
  files: Readonly<Record<string, SentFile>>;
  /** Deleted by itself. What it belongs to may be in the trash besides. */
  isInTrash: boolean;
};

/** An item as its writer knows it. Nobody else writes to it. */
export type Thing = {
  readonly kind: Kind;
  /** Deleted and restored with it: an album of an image, an event of an application. */
  readonly parent: Thing | undefined;
  id: number | undefined;
  /** The last acknowledged or observed state; undefined if it does not exist. */
  stored: State | undefined;
  /** The addresses and contents of files that earlier versions refer to. */
  replaced: readonly [path: string, sent: SentFile][];
  /** A write that has been sent but not answered. */
  underWay: Write | undefined;
};

/** Whether the site shows an item: it exists, and neither it nor what it belongs to is in the trash. */
export function isShown({ stored, parent }: Thing): boolean {
  return stored !== undefined && !stored.isInTrash && (!parent || isShown(parent));
}

/** What an item no longer refers to stays with its earlier versions, as long as there is the item. */
export function become(thing: Thing, state: State | undefined): void {
  const { fields = {}, files = {} } = thing.stored ?? {};
  const replaced = Object.entries(files).filter(([name, sent]) => state?.files[name] !== sent);
  const paths = replaced.map(([name, sent]): [string, SentFile] => [String(fields[name]), sent]);
  thing.replaced = state ? [...thing.replaced, ...paths] : [];
  thing.stored = state;
}

/** The possible states; undefined stands for a missing item. */
export function outcomesOf({ parent, stored, underWay }: Thing): (State | undefined)[] {
  if (parent && !parent.stored) return [undefined];
  if (!underWay) return [stored];
  return [stored, stateAfter(stored, underWay)];
}

export function stateAfter(stored: State | undefined, write: Write): State | undefined {
  if ('sent' in write) return changedBy(stored, write.sent);
  if (write.action === 'purge') return undefined;
  return stored && { ...stored, isInTrash: write.action === 'remove' };
}

/** A write changes the fields that it has and its instant; a new file also the response fields derived from it. */
function changedBy(stored: State | undefined, sent: Sent): State {
  const isKept = (name: string) =>
    name !== 'updated_at' && !(name in sent.files) && !isAbout(name, sent.files);
  const kept = Object.entries(stored?.fields ?? {}).filter(([name]) => isKept(name));
  const version = stored?.fields.version;
  return {
    fields: {
      ...Object.fromEntries(kept),
      ...(typeof version === 'number' && { version: version + 1 }),
      ...sent.fields,
    },
    files: { ...stored?.files, ...sent.files },
    isInTrash: false,
  };
}

/**
 * `image_details` depends on `image_url`, `cover_image_details` on `cover_image`, `pdf_size` on `pdf_url`, which is
 * the first of `files`.
 */
function isAbout(name: string, files: Sent['files']): boolean {
  if (name === 'files') return 'pdf_url' in files;
  const subject = /^(.*)_(?:details|size)$/.exec(name)?.[1];
  return subject !== undefined && (subject in files || `${subject}_url` in files);
}
